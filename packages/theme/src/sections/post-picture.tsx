import * as React from 'react'
import { ImageFile, type ContentImageFile } from '../content'
import { Cover } from './cover'
import * as S from './post-picture.styles'

export interface PostImage {
  readonly src: ContentImageFile
  readonly alt: string
}

interface PostPictureProps {
  /** Path of the article, which determines its cover. */
  path: string
  image?: PostImage | null
}

/** The picture of an article, or a composed cover. */
export function PostPicture({ path, image }: PostPictureProps) {
  // A draft may use a picture that this build does not contain.
  if (!image?.src.file) return <Cover path={path} />
  return (
    <S.Frame>
      <ImageFile image={image.src} alt={image.alt} />
    </S.Frame>
  )
}
