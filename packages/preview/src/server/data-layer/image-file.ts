import type { ContentImage } from '@galley/core/fields'

/** Arguments of `gatsbyImageData` in a query, with the defaults of gatsby-plugin-image. */
export interface ImageArguments {
  layout?: 'CONSTRAINED' | 'FIXED' | 'FULL_WIDTH'
  width?: number
  height?: number
}

/** The formats that Gatsby resizes. */
const RESIZABLE = /\.(png|jpe?g|webp|avif|tiff?)$/i

/**
 * Returns the `File` node of an unbuilt image. Its only source is the saved file, which the browser scales to the size that the built image
 * will have.
 * @param url URL of the file on the preview server.
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

/** Returns the rendered size: the requested width, but never more than the width of the image. */
function frameOf({ width: wantedWidth, height: wantedHeight }: ImageArguments, width: number, height: number) {
  if (wantedWidth !== undefined && wantedHeight !== undefined) return { width: wantedWidth, height: wantedHeight }
  const scale = Math.min(1, (wantedWidth ?? width) / width, (wantedHeight ?? height) / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
