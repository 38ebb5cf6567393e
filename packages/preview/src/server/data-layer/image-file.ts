import type { ContentImage } from '@galley/core/fields'

/** What a query says of how an image is rendered; the defaults are those of gatsby-plugin-image. */
export interface ImageArguments {
  layout?: 'CONSTRAINED' | 'FIXED' | 'FULL_WIDTH'
  width?: number
  height?: number
}

/** The formats that Gatsby resizes. */
const RESIZABLE = /\.(png|jpe?g|webp|avif|tiff?)$/i

/**
 * The `File` of an image that is not built: one source, as it was saved. The browser scales it, in a frame of the size that the built one
 * will have.
 * @param url Where the preview server sends the file.
 */
export const imageFile = ({ path, width, height }: ContentImage, url: string) => ({
  relativePath: path,
  publicURL: url,
  childImageSharp: RESIZABLE.test(path)
    ? {
        gatsbyImageData: (wanted: ImageArguments) => ({
          layout: wanted.layout?.toLowerCase().replace('_w', 'W') ?? 'constrained',
          ...frameOf(wanted, width, height),
          images: { fallback: { src: url }, sources: [] },
        }),
      }
    : null,
})

/** The size in which an image is rendered: as wide as wanted, and no wider than it is. */
function frameOf({ width: wantedWidth, height: wantedHeight }: ImageArguments, width: number, height: number) {
  if (wantedWidth !== undefined && wantedHeight !== undefined) return { width: wantedWidth, height: wantedHeight }
  const scale = Math.min(1, (wantedWidth ?? width) / width, (wantedHeight ?? height) / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
