import * as React from 'react'
import type { ContentImageFile } from './content-images'
import { Picture } from './picture'

interface ImageFileProps {
  image: Omit<ContentImageFile, 'path'>
  alt: string
  title?: string | undefined
  /** How wide it is shown; the build's own guess when left out. */
  sizes?: string
}

/** The file of an image, whatever its format. */
export function ImageFile({ image: { file, width, height }, sizes, ...rest }: ImageFileProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  // gatsby-plugin-sharp gives the width that was asked for, of a smaller image too.
  if (data) return <Picture data={data.width > width ? { ...data, width, height } : data} sizes={sizes} {...rest} />
  // Vector and animated images are shown as they are.
  const src = file?.publicURL ?? undefined
  // oxlint-disable-next-line jsx-a11y/alt-text -- the words are in the rest
  return <img src={src} width={width} height={height} loading="lazy" decoding="async" {...rest} />
}
