import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> {
  /** What gatsby-plugin-image made of the file: formats, sizes and the colour that holds the place. */
  data: IGatsbyImageData
  alt: string
}

/**
 * An image in the formats and sizes that the build made. The same as `GatsbyImage` draws, in plain HTML:
 * that component brings a second copy of React's renderer to every page with an image.
 */
export function Picture({ data: { images, width, height, backgroundColor }, alt, style, ...rest }: PictureProps) {
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={images.fallback?.sizes}
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
