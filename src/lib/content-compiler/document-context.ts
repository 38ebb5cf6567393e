import type { Root } from 'mdast'
import type { Point } from 'unist'
import type { ContentProblem } from '../content-source'
import type { IconData } from '../icon-data'
import type { ComponentProp } from './component-prop'

/** What the compiler asks of the world outside the text. */
export interface ContentEnvironment {
  /** True when the file (below `content/`) exists. */
  hasFile(file: string): boolean
  /** All files below `content/`. Asked for when a link or an image leads nowhere. */
  listFiles?(): string[]
  /** The site path of a content file, or undefined when no collection has it. */
  pathOfFile(file: string): string | undefined
  /** Where the redirects send the readers of a path on to. Asked for when a link leads nowhere. */
  findRedirect?(path: string): string | undefined
  /** False when an import of a file below `content/` leads to nothing. */
  canImport?(file: string, specifier: string): boolean
  /** The drawing of an icon such as "rocket" or "simple-icons:github", or undefined when there is none. */
  findIcon(name: string): IconData | undefined
  /** What to write instead of an icon that does not exist, to be appended to a message. */
  suggestIcon?(name: string): string
  /** The working examples that `::example` can show: their names, and the source of each. */
  examples?: { list(): string[]; read(name: string): string }
  /** The names of the islands that `:::island` can show. */
  islands?(): string[]
  /** What `::props` can show, by the name of the component or directive, see `lib/component-docs`. */
  documentedProps?: Record<string, readonly ComponentProp[]>
  /** Colours the code blocks, see `lib/code-highlighter`; without it they are plain. */
  highlightCode?(tree: Root, context: DocumentContext): Promise<void>
}

/** Where a link leads. */
export interface ContentLink {
  /** A path of this site, an anchor of the page, or an address. */
  target: string
  /** The file below `content/` whose page that is, when the link names the file. */
  file?: string
  /** That name, as it is written. */
  written?: string
}

/** A link with the place where it is written. Lines and columns count from 1. */
export interface PlacedLink extends ContentLink {
  line: number
  column: number
}

/** What is said of a document that cannot be taken apart or drawn. */
export const TOO_DEEP =
  'The text is nested too deeply to be shown. Take some levels out of its lists, quotes or directives.'

/** One document while it is compiled: where problems and findings gather. */
export interface DocumentContext extends ContentEnvironment {
  /** The file below `content/`. */
  file: string
  problems: ContentProblem[]
  /** Image files that the body shows, below `content/`. */
  images: Set<string>
  /** Every link of the body, in the order found. */
  links: PlacedLink[]
  addLink(link: ContentLink, point: Point | undefined): void
  report(point: Point | undefined, message: string): void
}

/** @param textLine Line of the file on which the compiled text starts. */
export function createDocumentContext(
  file: string,
  textLine: number,
  environment: ContentEnvironment,
): DocumentContext {
  const problems: ContentProblem[] = []
  const links: PlacedLink[] = []
  const placeOf = (point: Point | undefined) => ({
    line: (point?.line ?? 1) + textLine - 1,
    column: point?.column ?? 1,
  })
  return {
    ...environment,
    file,
    problems,
    images: new Set(),
    links,
    addLink(link, point) {
      links.push({ ...link, ...placeOf(point) })
    },
    report(point, message) {
      problems.push({ file: `content/${file}`, ...placeOf(point), message })
    },
  }
}
