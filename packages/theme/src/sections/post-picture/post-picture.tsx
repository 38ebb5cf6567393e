import * as React from 'react'
import { ImageFile, type ContentImageFile } from '../../content'
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
  // A draft may have a picture that this build does not have yet.
  if (!image?.src.file) return <Cover path={path} />
  return (
    <S.Frame>
      <ImageFile image={image.src} alt={image.alt} />
    </S.Frame>
  )
}
