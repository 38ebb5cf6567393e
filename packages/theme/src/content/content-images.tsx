import * as React from 'react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** An image of the content as GraphQL gives it: its size, and its files. */
export interface ContentImageFile {
  /** The file in `content/`. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly file: {
    readonly publicURL: string | null
    /** Null for formats that are served as they are, such as SVG and GIF. */
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
  } | null
}

const Context = createContext<ReadonlyMap<string, ContentImageFile>>(new Map())

interface ContentImagesProps {
  images: readonly (ContentImageFile | null)[]
  children: ReactNode
}

/** Gives the images of a document to the content inside. */
export function ContentImages({ images, children }: ContentImagesProps) {
  const byPath = useMemo(
    () => new Map(images.flatMap((image) => (image ? [[image.path, image] as const] : []))),
    [images],
  )
  return <Context value={byPath}>{children}</Context>
}

/** The image at a path in `content/`, if the document around has it. */
export const useContentImage = (path: string) => use(Context).get(path)
