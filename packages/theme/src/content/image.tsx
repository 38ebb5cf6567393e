import * as React from 'react'
import type { ComponentProps } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { isImageUrl, sizeOfUrl } from '@galley/core/image-url'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'
import { type ContentImageFile, ImageFile, useContentImage } from './content-images'
import * as S from './image.styles'

const Zoom = onDemand(async () => (await import('./zoom')).Zoom)

/** Wider images are scaled down on the page, so readers can enlarge them. */
export const ZOOM_FROM_WIDTH_PX = 760

interface ImageProps {
  /** Path in `content/` or `static/`, or the URL of an image on another site. */
  src: string
  alt: string
  /** Caption of a block image, tooltip of an inline image. */
  title?: string
  /** True if the image is the only content of its paragraph. @default false */
  block?: boolean
}

/** Returns an image that is served unchanged, with the size that the build measured or the URL declares. */
const imageAt = (url: string, measured: ContentImageFile | undefined): ComponentProps<typeof ImageFile>['image'] => ({
  ...(measured ?? sizeOfUrl(url)),
  file: { publicURL: addBasePath(url, site.basePath), childImageSharp: null },
})

/** A content image. If the build or the URL gives the size, the layout does not shift when the image loads. */
export function Image({ src, alt, title, block = false }: ImageProps) {
  const known = useContentImage(src)
  const image = isImageUrl(src) ? imageAt(src, known) : known
  // A draft may use an image that this build does not contain.
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
        <Zoom
          label={alt || site.texts.image}
          width={image.width}
          large={<ImageFile image={image} alt={alt} sizes="100vw" />}
        >
          {picture}
        </Zoom>
      ) : (
        picture
      )}
      {title && <S.Caption>{title}</S.Caption>}
    </S.Figure>
  )
}
