import * as React from 'react'
import { GatsbyImage } from 'gatsby-plugin-image'
import { useContentImage, type ContentImageFile } from '../content-images'
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
  if (!block) return <Picture image={image} alt={alt} title={title} />
  return (
    <S.Figure>
      <Picture image={image} alt={alt} block />
      {title && <S.Caption>{title}</S.Caption>}
    </S.Figure>
  )
}

interface PictureProps {
  image: ContentImageFile
  alt: string
  title?: string | undefined
  block?: boolean
}

function Picture({ image: { file, width, height }, alt, title, block = false }: PictureProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  if (data && block) return <GatsbyImage image={data} alt={alt} />
  const { src = file?.publicURL ?? undefined, srcSet, sizes } = data?.images.fallback ?? {}
  const Root = block ? S.BlockImage : S.InlineImage
  return (
    <Root
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
