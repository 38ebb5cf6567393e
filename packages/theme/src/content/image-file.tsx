import * as React from 'react'
import type { ContentImageFile } from './content-images'
import { Picture } from './picture'

interface ImageFileProps {
  /** Files of the image. Without a size, the browser reads the size from the file. */
  image: Pick<ContentImageFile, 'file'> & Partial<Pick<ContentImageFile, 'width' | 'height'>>
  alt: string
  title?: string | undefined
  /** `sizes` attribute. @default the build's estimate */
  sizes?: string
}

/** An image of any format. */
export function ImageFile({ image: { file, width, height }, sizes, ...rest }: ImageFileProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  // gatsby-plugin-sharp reports the requested width even for a smaller image.
  const isWider = width !== undefined && height !== undefined && data && data.width > width
  if (data) return <Picture data={isWider ? { ...data, width, height } : data} sizes={sizes} {...rest} />
  // Vector and animated images are served unchanged.
  const src = file?.publicURL ?? undefined
  // oxlint-disable-next-line jsx-a11y/alt-text -- `alt` is in the rest
  return <img src={src} width={width} height={height} loading="lazy" decoding="async" {...rest} />
}
