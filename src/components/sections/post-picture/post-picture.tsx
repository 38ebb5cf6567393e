import * as React from 'react'
import { Picture, type ContentImageFile } from '~/components/content'
import { Cover } from '../cover'
import * as S from './post-picture.styles'

/** An article's own picture. */
export interface PostImage {
  readonly src: ContentImageFile
  readonly alt: string
}

interface PostPictureProps {
  /** Where the article is; its cover is composed from this. */
  path: string
  image?: PostImage | null
}

/** The picture at the head of an article: its own one, or the cover composed for it. */
export function PostPicture({ path, image }: PostPictureProps) {
  const data = image?.src.file?.childImageSharp?.gatsbyImageData
  if (!image || !data) return <Cover path={path} />
  return (
    <S.Frame>
      <Picture data={data} alt={image.alt} />
    </S.Frame>
  )
}
