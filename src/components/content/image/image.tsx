import * as React from 'react'
import { useContentImage, type ContentImageFile } from '../content-images'
import { Picture } from '../picture'
import * as S from './image.styles'

interface ImageProps {
  /** The file below `content/`. */
  src: string
  alt: string
  /** The caption of an image that stands alone, a tooltip of one within a line. */
  title?: string
  /** True for an image that is a paragraph of its own. @default false */
  block?: boolean
}

/** An image of the content, in its own size and formats, so that nothing moves when it arrives. */
export function Image({ src, alt, title, block = false }: ImageProps) {
  const image = useContentImage(src)
  // A draft may show an image that this build does not have yet.
  if (!image?.file) return <S.Missing>{alt}</S.Missing>
  if (!block) {
    return (
      <S.Inline>
        <Drawing image={image} alt={alt} title={title} />
      </S.Inline>
    )
  }
  return (
    <S.Figure>
      <Drawing image={image} alt={alt} />
      {title && <S.Caption>{title}</S.Caption>}
    </S.Figure>
  )
}

interface DrawingProps {
  image: ContentImageFile
  alt: string
  title?: string | undefined
}

function Drawing({ image: { file, width, height }, ...rest }: DrawingProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  if (data) return <Picture data={data} {...rest} />
  // Vector and animated images are shown as they are.
  const src = file?.publicURL ?? undefined
  // eslint-disable-next-line jsx-a11y/alt-text -- the words are in the rest
  return <img src={src} width={width} height={height} loading="lazy" decoding="async" {...rest} />
}
