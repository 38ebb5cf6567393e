import type { Root } from 'mdast'
import type { Point } from 'unist'
import type { ContentProblem } from '../content-source'
import type { IconData } from '../icon-data'

/** What the compiler asks of the world outside the text. */
export interface ContentEnvironment {
  /** True when the file (below `content/`) exists. */
  hasFile(file: string): boolean
  /** The site path of a content file, or undefined when no collection has it. */
  pathOfFile(file: string): string | undefined
  /** The drawing of an icon such as "lucide:rocket", or undefined when there is none. */
  findIcon(name: string): IconData | undefined
  /** Colours the code blocks, see `lib/code-highlighter`; without it they are plain. */
  highlightCode?(tree: Root, context: DocumentContext): Promise<void>
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
  report(point: Point | undefined, message: string): void
}

/** @param textLine Line of the file on which the compiled text starts. */
export function createDocumentContext(
  file: string,
  textLine: number,
  environment: ContentEnvironment,
): DocumentContext {
  const problems: ContentProblem[] = []
  return {
    ...environment,
    file,
    problems,
    images: new Set(),
    report(point, message) {
      problems.push({
        file: `content/${file}`,
        line: (point?.line ?? 1) + textLine - 1,
        column: point?.column ?? 1,
        message,
      })
    },
  }
}
