import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** Formats, sizes and placeholder colour from gatsby-plugin-image. */
  data: IGatsbyImageData
  alt: string
  /** `sizes` attribute. @default the build's estimate */
  sizes?: string | undefined
}

/**
 * An image in the formats and sizes of the build. Renders the same HTML as `GatsbyImage`, which would add a second copy of React's renderer to
 * every page with an image.
 */
export function Picture({
  data: { images, width, height, backgroundColor },
  alt,
  sizes,
  style,
  ...rest
}: PictureProps) {
  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor, ...style }}
        {...rest}
      />
    </picture>
  )
}
