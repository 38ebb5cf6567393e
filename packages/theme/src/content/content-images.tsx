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
