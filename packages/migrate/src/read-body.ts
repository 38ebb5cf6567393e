import { cjkEmphasis } from '@galley/core/content-compiler'
import { messageOf } from '@galley/core/message-of'
import type { Heading, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { createFenceReader, openContainers } from './containers'
import type { Dialect } from './dialect'
import type { FrontMatter } from './front-matter'
import { findHeadingIds, type HeadingIds, takeHeadingIds } from './heading-ids'
import { prepareText } from './prepare-text'

/** The text of a page, parsed but not converted. */
export interface ParsedBody {
  source: string
  tree: Root
  /** Returns the line of the file from which a line of `source` comes. */
  lineAt: (line: number) => number
  /** The heading that is the title of the page. `isFirst` is true if nothing is above the heading. */
  title: { node: Heading; words: string; isFirst: boolean } | undefined
  ids: HeadingIds
}

export interface ParseOptions {
  dialect: Dialect
  isMdx: boolean
  /** True if `$x$` is a formula. */
  hasMath: boolean
  /** The front matter, with the text below. */
  matter: FrontMatter
  /** Reads a file that the page names. */
  read: (file: string) => string | undefined
  note: (line: number, message: string) => void
}

/** Replaces HTML comments by MDX comments of the same length. */
const maskComments = (text: string) =>
  text.replace(/<!--([\s\S]*?)-->/g, (_, inner: string) => `{/* ${inner.replaceAll('*/', '* ')}*/}`)

/** Parses the text of a page. Invalid MDX is parsed as Markdown; `failure` contains the reason. */
export function parseBody(
  text: string,
  isMdx: boolean,
  hasMath: boolean,
): { tree: Root; failure?: { line: number; reason: string } } {
  const parser = unified().use(remarkParse).use(remarkGfm).use(cjkEmphasis).use(remarkDirective)
  if (hasMath) parser.use(remarkMath)
  if (!isMdx) return { tree: parser.parse(text) }
  try {
    return { tree: parser().use(remarkMdx).parse(maskComments(text)) }
  } catch (error) {
    const line = (error instanceof VFileMessage && error.line) || 1
    return { tree: parser.parse(text), failure: { line, reason: messageOf(error) } }
  }
}

/** Rewrites the syntax of the old system as Markdown with directives, and parses the result. */
export function readBody(options: ParseOptions): ParsedBody {
  const { dialect, isMdx, hasMath, note } = options
  const { source, givenIds, lineAt } = rewriteSyntax(options)
  const { tree, failure } = parseBody(source, isMdx, hasMath)
  if (failure)
    note(
      lineAt(failure.line),
      `The MDX cannot be read: ${failure.reason}. The page is converted as Markdown. Check the result.`,
    )
  const title = findTitle(tree, options)
  const ids = findHeadingIds(tree, title?.node, givenIds, dialect.headingId)
  return { source, tree, lineAt, title, ids }
}

/** Each step changes the number of lines, so `lineAt` and `givenIds` convert lines back through all steps. */
function rewriteSyntax({ dialect, isMdx, hasMath, matter, read, note }: ParseOptions) {
  const { body, bodyLine, fields } = matter
  const opened = dialect.openText?.(body, { read, note: (line, message) => note(bodyLine + line, message) })
  const fileLine = (line = 0) => bodyLine + (opened?.lines[line] ?? line)
  const prepared = prepareText(opened?.text ?? body, dialect, isMdx, hasMath, (line, message) =>
    note(fileLine(line), message),
  )
  const { text, given } = takeHeadingIds(prepared.text)
  const replaced = replaceLines(text, dialect, fields)
  const { text: source, lines } = openContainers(replaced, dialect.containers, 0, (index, message) =>
    note(fileLine(prepared.lines[index]), message),
  )
  return {
    source,
    lineAt: (line: number) => fileLine(prepared.lines[lines[line - 1] ?? 0]),
    givenIds: (line: number) => given.get(lines[line - 1]!),
  }
}

/** Rewrites lines of the old syntax, and replaces Vue expressions that contain a front matter field by the value of the field. */
function replaceLines(text: string, dialect: Dialect, fields: FrontMatter['fields']): string {
  const fillFields = (line: string) =>
    dialect.hasMustaches
      ? line.replace(/\{\{\s*\$?frontmatter\.(\w+)\s*\}\}/g, (code, name: string) =>
          ['string', 'number'].includes(typeof fields[name]) ? String(fields[name]) : code,
        )
      : line
  const isCode = createFenceReader()
  return text
    .split('\n')
    .map((line) => (isCode(line) ? line : fillFields(dialect.replaceLine?.(line) ?? line)))
    .join('\n')
}

/** Finds the heading that is the title of the page: the first heading of level 1, or in some systems of any level. */
function findTitle(tree: Root, { dialect, matter: { fields } }: ParseOptions): ParsedBody['title'] {
  const headings = tree.children.filter((node) => node.type === 'heading')
  const top = headings.find(({ depth }) => depth === 1)
  const first = dialect.hasTitleInAnyHeading ? headings[0] : undefined
  const node = top ?? (fields['title'] === undefined ? first : undefined)
  const words = node && toString(node, { includeHtml: false }).trim()
  if (!node || !words) return undefined
  const opening = tree.children.find((child) => child.type !== 'mdxjsEsm' && !isComment(child))
  return { node, words, isFirst: node === opening }
}

const isComment = (node: Nodes) =>
  (node.type === 'html' && /^<!--[^]*-->$/.test(node.value.trim())) ||
  (node.type === 'mdxFlowExpression' && /^(?:\s*|\s*\/\*[^]*\*\/\s*)$/.test(node.value))
