/** Attributes of an element: JSON values only, named as React names them. */
export type ContentProps = Record<string, unknown>

/** `[name, props, ...children]`: an HTML element (lower case) or a content component (PascalCase). */
export type ContentElement = [name: string, props: ContentProps, ...children: ContentNode[]]

export type ContentNode = string | ContentElement

/** A compiled Markdown document: what `.md` files become, and what the renderer draws. */
export type ContentTree = ContentNode[]

/** An entry of "On this page". */
export interface TocLink {
  /** The heading's id, without `#`. */
  id: string
  /** Heading level, 2 to 6. */
  depth: number
  text: string
  children?: TocLink[]
}
