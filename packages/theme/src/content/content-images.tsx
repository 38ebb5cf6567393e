import * as React from 'react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** Size and files of a content image, from GraphQL. */
export interface ContentImageFile {
  /** Path in `content/`. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly file: {
    readonly publicURL: string | null
    /** Null for formats that are served unchanged, such as SVG and GIF. */
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
  } | null
}

const Context = createContext<ReadonlyMap<string, ContentImageFile>>(new Map())

interface ContentImagesProps {
  images: readonly (ContentImageFile | null)[]
  children: ReactNode
}

/** Provides the images of a document to the content inside. */
export function ContentImages({ images, children }: ContentImagesProps) {
  const byPath = useMemo(
    () => new Map(images.flatMap((image) => (image ? [[image.path, image] as const] : []))),
    [images],
  )
  return <Context value={byPath}>{children}</Context>
}

/** Returns the image with a path in `content/`, undefined if the document has no such image. */
export const useContentImage = (path: string) => use(Context).get(path)

interface ImageFileProps {
  /** Files of the image. Without a size, the browser reads the size from the file. */
  image: Pick<ContentImageFile, 'file'> & Partial<Pick<ContentImageFile, 'width' | 'height'>>
  alt: string
  title?: string | undefined
  /** `sizes` attribute. @default the build's estimate */
  sizes?: string
}

/**
 * An image of any format. Renders the same HTML as `GatsbyImage`, which would add a second copy of React's renderer to every page with an
 * image.
 */
export function ImageFile({ image: { file, width, height }, alt, title, sizes }: ImageFileProps) {
  const data = file?.childImageSharp?.gatsbyImageData
  const common = { title, loading: 'lazy', decoding: 'async' } as const
  // Vector and animated images are served unchanged.
  if (!data) return <img src={file?.publicURL ?? undefined} alt={alt} width={width} height={height} {...common} />
  const { sources, fallback } = data.images
  // gatsby-plugin-sharp reports the requested width even for a smaller image.
  const isWider = width !== undefined && height !== undefined && data.width > width
  return (
    <picture>
      {sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        alt={alt}
        width={isWider ? width : data.width}
        height={isWider ? height : data.height}
        style={{ backgroundColor: data.backgroundColor }}
        {...common}
      />
    </picture>
  )
}
