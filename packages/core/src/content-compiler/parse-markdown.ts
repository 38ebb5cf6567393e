import type { Root } from 'mdast'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import { limitMarks, limitNesting, limitTables } from './limits'
import { copyNode, parseChange, type Parsed } from './parse-change'
import { keepUrlPoints } from './place-urls'

// A single dollar sign is usually a price and not a formula.
const createParser = () =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(cjkEmphasis)
    .use(remarkDirective)
    .use(remarkMath, { singleDollarTextMath: false })
    .use(limitMarks)
    .use(keepUrlPoints)

const parsers = {
  all: createParser(),
  withoutEmails: createParser().use(dropAutolinks, ['emailAutolink']),
  withoutAutolinks: createParser()
    .use(dropAutolinks, ['emailAutolink', 'wwwAutolink', 'protocolAutolink'])
    .use(dropTransforms),
}

/** Matches texts that may contain a URL or email address without brackets. An entity may stand for any character. */
const MAY_HAVE_ADDRESS = /http|www|&[#\w]+;/i

/** Chooses the fastest parser for a text. Searching for bare URLs and email addresses takes a third of the parser's time, and few texts have them. */
function findParser(source: string) {
  if (source.includes('@')) return parsers.all
  return MAY_HAVE_ADDRESS.test(source) ? parsers.withoutEmails : parsers.withoutAutolinks
}

function dropAutolinks(this: Processor, names: readonly string[]) {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map(({ text, ...extension }) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(text ?? {}).map(([code, constructs]) => [
        code,
        [constructs ?? []].flat().filter(({ name }) => !names.includes(name ?? '')),
      ]),
    ),
  }))
}

/** Removes the transforms of extensions. The only transform searches the tree for bare addresses, which the parser has already found. */
function dropTransforms(this: Processor) {
  const data = this.data()
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map(({ transforms, ...extension }) => extension)
}

/** Minimum length for parsing only the changes. Shorter texts are parsed faster than their trees are copied. */
const LONG_TEXT = 5000

/** The last long file that this thread has parsed. An editor usually saves the same file again and again. */
let last: (Parsed & { file: string; parser: unknown }) | undefined
let lastFile = ''

/**
 * Parses Markdown.
 * @param file The file of a whole text. If the same file is parsed again, only the changed part is parsed.
 * @throws RangeError for a text that would take seconds to parse
 */
export function parseMarkdown(source: string, file?: string): Root {
  limitNesting(source)
  const parser = findParser(source)
  const tree = file !== undefined && source.length > LONG_TEXT ? parseSaved(source, file, parser) : parser.parse(source)
  if (source.includes('|')) limitTables(tree)
  return tree
}

function parseSaved(source: string, file: string, parser: ReturnType<typeof findParser>): Root {
  const parse = (text: string) => parser.parse(text)
  const known = last?.file === file && last.parser === parser ? parseChange(source, last, parse) : undefined
  const tree = known ?? parse(source)
  // A build parses each file once and needs no copy.
  const isAgain = lastFile === file
  lastFile = file
  last = isAgain ? { source, tree, file, parser } : undefined
  return isAgain ? copyNode(tree) : tree
}

/**
 * Remark plugin that lets emphasis begin and end beside punctuation in Chinese, Japanese and Korean, which use no spaces. In CommonMark,
 * `**「重点」**内容` is not emphasised. Must come after remark-gfm.
 */
export function cjkEmphasis(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    cjkFriendlyExtension(),
    gfmStrikethroughCjkFriendly(),
  ]
}
