/** Attributes of an element: JSON values only, named as React names them. */
export type ContentProps = Record<string, unknown>

/** `[name, props, ...children]`: an HTML element (lower case) or a content component (PascalCase). */
export type ContentElement = [name: string, props: ContentProps, ...children: ContentNode[]]

export type ContentNode = string | ContentElement

/** A compiled Markdown document: what the compiler makes of a `.md` file, and what the renderer takes. */
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

/** The level of a heading element, 1 to 6. */
export function levelOf(name: string): number | undefined {
  const level = /^h([1-6])$/.exec(name)?.[1]
  return level === undefined ? undefined : Number(level)
}
