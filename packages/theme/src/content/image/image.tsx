import * as React from 'react'
import type { ComponentProps } from 'react'
import { isImageUrl, sizeOfUrl } from '@galley/core/image-url'
import { onDemand } from '@galley/ui/on-demand'
import { type ContentImageFile, useContentImage } from '../content-images'
import { ImageFile } from '../image-file'
import * as S from './image.styles'

const Zoom = onDemand(async () => (await import('../zoom')).Zoom)

/** An image wider than this is shown smaller than it is, so a reader may want to see it large. */
export const ZOOM_FROM_WIDTH_PX = 760

interface ImageProps {
  /** The file in `content/`, the path of one in `static/`, or the URL of one on another site. */
  src: string
  alt: string
  /** The caption of an image that is alone, a tooltip of one within a line. */
  title?: string
  /** True for an image that is a paragraph of its own. @default false */
  block?: boolean
}

/** An image that is served as it is, in the size that the build measured or its URL declares. */
const imageAt = (url: string, measured: ContentImageFile | undefined): ComponentProps<typeof ImageFile>['image'] => ({
  ...(measured ?? sizeOfUrl(url)),
  file: { publicURL: url, childImageSharp: null },
})

/** An image of the content, in its own size and formats, so that nothing moves when it arrives. */
export function Image({ src, alt, title, block = false }: ImageProps) {
  const known = useContentImage(src)
  const image = isImageUrl(src) ? imageAt(src, known) : known
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
      {image.width && image.width > ZOOM_FROM_WIDTH_PX ? (
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
