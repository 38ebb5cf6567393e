import * as React from 'react'
import type { ContentImageFile } from './content-images'
import { Picture } from './picture'

interface ImageFileProps {
  /** The files; without a size, the browser takes it from the file. */
  image: Pick<ContentImageFile, 'file'> & Partial<Pick<ContentImageFile, 'width' | 'height'>>
  alt: string
  title?: string | undefined
  /** How wide it is shown; the build's own guess when left out. */
  sizes?: string
}

/** The file of an image, whatever its format. */
export function ImageFile({ image: { file, width, height }, sizes, ...rest }: ImageFileProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  // gatsby-plugin-sharp gives the width that was asked for, of a smaller image too.
  const isWider = width !== undefined && height !== undefined && data && data.width > width
  if (data) return <Picture data={isWider ? { ...data, width, height } : data} sizes={sizes} {...rest} />
  // Vector and animated images are shown as they are.
  const src = file?.publicURL ?? undefined
  // oxlint-disable-next-line jsx-a11y/alt-text -- the words are in the rest
  return <img src={src} width={width} height={height} loading="lazy" decoding="async" {...rest} />
}
