import { remarkPlugins } from '@galley/site/markdown'
import type { Nodes } from 'hast'
import type { ContentProblem } from '../content-source'
import type { ContentTree, TocLink } from '../content-tree'
import { convertAlerts } from './alerts'
import { checkFootnotes } from './check-footnotes'
import { insertVariables } from './declared-names'
import { checkDirectives } from './directives'
import {
  createDocumentContext,
  TOO_DEEP,
  type ContentEnvironment,
  type ExpandedText,
  type PlacedLink,
} from './document-context'
import { expandIncludes } from './expand-includes'
import { takeHeadingIds } from './heading-ids'
import { TooMuchText } from './limits'
import { markProblems } from './mark-problems'
import { expandPackageManagers } from './package-managers'
import { parseMarkdown } from './parse-markdown'
import { placeUrls } from './place-urls'
import { addPreviewSources } from './preview-source'
import { checkRawHtml } from './raw-html'
import { runPlugins } from './run-plugins'
import { markdownToHast } from './to-hast'
import { hastToTree } from './to-tree'
import { anchorsOf, collapseSpace, examplesOf, headingsOf, textOf, textOfTree, tocOf } from './walk-tree'
import { copyTree, writeMarkdown } from './write-markdown'

/** Result of compiling a document. */
export interface CompiledContent {
  /** The compiled body; null for MDX, whose body is a module. */
  body: ContentTree | null
  /** Line of the file on which each outermost element of the body starts; undefined if the lines are unknown. */
  bodyLines?: number[]
  /** Source of the search sections: the body, or the texts and code blocks of MDX. */
  blocks: ContentTree
  toc: TocLink[]
  /** All ids to which links can lead. */
  anchors: string[]
  /** Names of the working examples that the document shows. */
  examples: string[]
  /** The text without markup. */
  text: string
  /** Text of the first heading, if it is the title. The page shows it as its title, and the body does not contain it. */
  heading?: string
  /** Text of the first paragraph. */
  opening: string
  /** Image files below `content/`, and paths of images in `static/`. */
  images: string[]
  /** All links of the body with their positions in the file. */
  links: PlacedLink[]
  /** The text as plain Markdown, with its includes. */
  markdown: string
  problems: ContentProblem[]
  /** True if the text could not be parsed. The body is then empty. */
  isBroken?: true
}

const doNothing = () => undefined

/**
 * Compiles Markdown to a content tree. Supports CommonMark, GitHub's extensions and alerts, formulas and directives. The result is safe even for
 * untrusted text: no scripts, no event handlers, no unknown elements and no unsafe links. Never throws for a text: errors become problems.
 * @param file The file below `content/`.
 * @param textLine Line of the file on which the text starts.
 * @param title Title of the page from its front matter.
 */
export async function compileMarkdown(
  text: string,
  file: string,
  textLine: number,
  environment: ContentEnvironment,
  title?: string,
): Promise<CompiledContent> {
  const written = text.replace(/\r\n?/g, '\n')
  let context = createDocumentContext(file, textLine, environment)
  try {
    const expanded = expandIncludes(written, file, textLine, environment)
    const source = expanded?.text ?? written
    context = createDocumentContext(file, textLine, environment, expanded)
    let tree = parseMarkdown(source, file)
    const copy = copyTree(tree, source)
    placeUrls(tree, source, context)
    // Walking the tree is slower than searching the text, so each pass only runs if the text contains its syntax.
    if (source.includes('[!')) convertAlerts(tree, environment.texts)
    if (source.includes(':var')) insertVariables(tree, context)
    if (/:[^\s/]/.test(source)) checkDirectives(tree, source, context)
    if (source.includes('#')) takeHeadingIds(tree, source, context)
    if (source.includes('[^')) checkFootnotes(tree, source, context)
    addPreviewSources(tree, source)
    if (source.includes(':package-managers')) expandPackageManagers(tree, context)
    tree = await runPlugins(remarkPlugins, tree, source, context)
    const hasHtml = (source.includes('<') || remarkPlugins.length > 0) && checkRawHtml(tree, context)
    await environment.highlightCode?.(tree, context)
    const hast = await markdownToHast(tree, source, context, hasHtml)
    let whole = hastToTree(hast, context)
    if (context.problems.length > 0) {
      markProblems(hast, context.problems, textLine)
      whole = hastToTree(hast, { ...context, report: doNothing, addLink: doNothing })
    }
    const summary = summarize(whole, title)
    const bodyLines = linesOf(hast, whole, textLine)?.slice(summary.heading === undefined ? 0 : 1)
    const { images, links, problems } = context
    const markdown = writeMarkdown(copy, source, textLine, { ...context, report: doNothing })
    const compiled = { ...summary, ...(bodyLines && { bodyLines }), images: [...images], links, markdown, problems }
    return expanded ? { ...compiled, ...placeParts(compiled, expanded, file, textLine) } : compiled
  } catch (error) {
    // A `RangeError` means that the text exceeds the limits for nesting, marks or tables, or that the call stack overflowed. The compiler throws for
    // no other text.
    if (!(error instanceof RangeError)) throw error
    if (error instanceof TooMuchText) context.report(error.start, error.message)
    else context.report(undefined, TOO_DEEP)
    return { ...summarize([]), images: [], links: [], markdown: written, problems: context.problems, isBroken: true }
  }
}

/** Translates positions in a text with includes to positions in the files from which the lines come. */
function placeParts(
  { links, problems, bodyLines }: Pick<CompiledContent, 'links' | 'problems' | 'bodyLines'>,
  { origins }: ExpandedText,
  file: string,
  textLine: number,
): Partial<CompiledContent> {
  const originOf = (line: number) => origins[line - textLine]!
  const place = <Placed extends { line: number; column: number }>({ line, column, ...rest }: Placed) => {
    const origin = originOf(line)
    return { ...rest, line: origin.line, column: origin.column ?? Math.max(1, column - origin.shift) }
  }
  return {
    links: links.map(({ url, ...link }): PlacedLink => {
      const origin = originOf(link.line)
      return { ...place(link), ...(url && { url: place(url) }), ...(origin.file !== file && { from: origin.file }) }
    }),
    problems: problems.map((problem) => ({ ...place(problem), file: `content/${originOf(problem.line).file}` })),
    ...(bodyLines && { bodyLines: bodyLines.map((line) => originOf(line).ownLine) }),
  }
}

/** Returns the lines of the outermost elements; undefined if the content tree and the HTML tree differ in their numbers of elements. */
function linesOf(hast: Nodes, whole: ContentTree, textLine: number): number[] | undefined {
  if (hast.type !== 'root') return undefined
  const elements = hast.children.filter(({ type }) => type === 'element' || type === 'component')
  if (elements.length !== whole.filter((node) => typeof node !== 'string').length) return undefined
  let line = textLine
  // Generated elements, such as footnotes, have no position and get the line of the element before.
  return elements.map(({ position }) => (line = position ? position.start.line + textLine - 1 : line))
}

const toWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')

/** Derives the fields of a compiled document from its whole tree. `title` is the title in the front matter. */
export function summarize(
  whole: ContentTree,
  title?: string,
): Omit<CompiledContent, 'bodyLines' | 'images' | 'links' | 'markdown' | 'problems' | 'isBroken'> {
  const [first, ...rest] = whole
  // A heading that differs from the title stays in the body.
  const hasOwnTitle =
    Array.isArray(first) && first[0] === 'h1' && (title === undefined || toWords(textOf(first)) === toWords(title))
  const body = hasOwnTitle ? rest : whole
  const opening = body.find((node) => Array.isArray(node) && node[0] === 'p')
  return {
    body,
    blocks: body,
    toc: tocOf(headingsOf(body)),
    anchors: anchorsOf(body),
    examples: examplesOf(body),
    text: textOfTree(body),
    opening: opening === undefined ? '' : collapseSpace(textOf(opening)),
    ...(hasOwnTitle && { heading: textOf(first).trim() }),
  }
}
