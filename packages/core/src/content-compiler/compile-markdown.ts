import { remarkPlugins } from '@galley/site/markdown'
import type { Nodes } from 'hast'
import type { ContentProblem } from '../content-source'
import type { ContentTree, TocLink } from '../content-tree'
import { convertAlerts } from './alerts'
import { checkFootnotes } from './check-footnotes'
import { checkDirectives } from './directives'
import { createDocumentContext, TOO_DEEP, type ContentEnvironment, type PlacedLink } from './document-context'
import { expandIncludes } from './expand-includes'
import type { ExpandedText } from './expanded-text'
import { takeHeadingIds } from './heading-ids'
import { markProblems } from './mark-problems'
import { expandPackageManagers } from './package-managers'
import { parseMarkdown } from './parse-markdown'
import { placeUrls } from './place-urls'
import { addPreviewSources } from './preview-source'
import { checkRawHtml } from './raw-html'
import { runPlugins } from './run-plugins'
import { markdownToHast } from './to-hast'
import { hastToTree } from './to-tree'
import { TooMuchText } from './too-much-text'
import { insertVariables } from './variables'
import { anchorsOf, examplesOf, headingsOf, textOf, textOfTree, tocOf } from './walk-tree'
import { copyTree, writeMarkdown } from './write-markdown'

/** A compiled document. */
export interface CompiledContent {
  /** Null for MDX, whose body is a module. */
  body: ContentTree | null
  /** Line of the file on which each element of the body starts; undefined when an element has no source. */
  bodyLines?: number[]
  /** The source of the search sections: the body, or the words and code of MDX. */
  blocks: ContentTree
  toc: TocLink[]
  /** Every heading id. */
  anchors: string[]
  /** Names of the working examples that it shows. */
  examples: string[]
  /** The words without markup. */
  text: string
  /** Text of the heading that opens the document. The page shows it as its title; it is not part of the body. */
  heading?: string
  /** Words of the first paragraph. */
  opening: string
  /** Image files below `content/`. */
  images: string[]
  /** Every link of the body with its place in the file. */
  links: PlacedLink[]
  /** The text as Markdown that can be read alone, with its includes. */
  markdown: string
  problems: ContentProblem[]
  /** True when the text could not be parsed: there is nothing of it to show. */
  isBroken?: true
}

const doNothing = () => undefined

/**
 * Compiles Markdown to the content tree: CommonMark, GitHub's extensions and alerts, formulas, directives.
 * It makes untrusted text safe: the result has no scripts, no event handlers, no unknown elements and no unsafe links.
 * @param file The file below `content/`.
 * @param textLine Line of the file on which the text starts.
 * @param title Title of the page when the text does not give it.
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
    // To walk the tree takes longer than to look for the marks of what few texts have.
    if (source.includes('[!')) convertAlerts(tree)
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
    // Nesting, marks or tables over our limits, or a call stack overflow. No other text makes the compiler throw.
    if (!(error instanceof RangeError)) throw error
    if (error instanceof TooMuchText) context.report(error.start, error.message)
    else context.report(undefined, TOO_DEEP)
    return { ...summarize([]), images: [], links: [], markdown: written, problems: context.problems, isBroken: true }
  }
}

/** Lines of a text with includes as those of the files that they are written in. */
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

/** The lines of the outermost elements; undefined when not each has become one of the tree. */
function linesOf(hast: Nodes, whole: ContentTree, textLine: number): number[] | undefined {
  if (hast.type !== 'root') return undefined
  const elements = hast.children.filter(({ type }) => type === 'element' || type === 'component')
  if (elements.length !== whole.filter((node) => typeof node !== 'string').length) return undefined
  let line = textLine
  // What is made of several elements, such as footnotes, is at the end of the one before.
  return elements.map(({ position }) => (line = position ? position.start.line + textLine - 1 : line))
}

const toWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ')

/** What the compiler derives from a body. */
export function summarize(
  whole: ContentTree,
  title?: string,
): Omit<CompiledContent, 'bodyLines' | 'images' | 'links' | 'markdown' | 'problems' | 'isBroken'> {
  const [first, ...rest] = whole
  // A heading with other words than the title is not repeated above the text, and stays.
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
    opening: opening === undefined ? '' : textOf(opening).replace(/\s+/g, ' ').trim(),
    ...(hasOwnTitle && { heading: textOf(first).trim() }),
  }
}
