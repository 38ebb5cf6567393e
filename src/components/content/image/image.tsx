import * as React from 'react'
import { onDemand } from '~/components/ui/on-demand'
import { useContentImage, type ContentImageFile } from '../content-images'
import { Picture } from '../picture'
import * as S from './image.styles'

const Zoom = onDemand(async () => (await import('../zoom')).Zoom)

/** An image wider than this is shown smaller than it is, so a reader may want to see it large. */
export const ZOOM_FROM_WIDTH_PX = 760

interface ImageProps {
  /** The file in `content/`. */
  src: string
  alt: string
  /** The caption of an image that is alone, a tooltip of one within a line. */
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
        <ImageFile image={image} alt={alt} title={title} />
      </S.Inline>
    )
  }
  const picture = <ImageFile image={image} alt={alt} />
  return (
    <S.Figure>
      {image.width > ZOOM_FROM_WIDTH_PX ? (
        <Zoom label={alt || 'Image'} width={image.width} large={<ImageFile image={image} alt={alt} sizes="100vw" />}>
          {picture}
        </Zoom>
      ) : (
        picture
      )}
      {title && <S.Caption>{title}</S.Caption>}
    </S.Figure>
  )
}

interface ImageFileProps {
  image: ContentImageFile
  alt: string
  title?: string | undefined
  /** How wide it is shown; the build's own guess when left out. */
  sizes?: string
}

function ImageFile({ image: { file, width, height }, sizes, ...rest }: ImageFileProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  // gatsby-plugin-sharp gives the width that was asked for, of a smaller image too.
  if (data) return <Picture data={data.width > width ? { ...data, width, height } : data} sizes={sizes} {...rest} />
  // Vector and animated images are shown as they are.
  const src = file?.publicURL ?? undefined
  // oxlint-disable-next-line jsx-a11y/alt-text -- the words are in the rest
  return <img src={src} width={width} height={height} loading="lazy" decoding="async" {...rest} />
}
