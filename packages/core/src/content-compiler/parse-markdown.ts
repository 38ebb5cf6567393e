import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import { cjkEmphasis } from './cjk-emphasis'
import { depthOfDirectives } from './depth-of-directives'
import { limitMarks } from './limit-marks'
import { limitTables } from './limit-tables'
import { keepUrlPoints } from './place-urls'

/** A hundred list or quote marks at the start of a line: the time to parse them grows with the cube of their number. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){100,}/m

/** The parser reads each line again for each directive that is open. */
const MAX_DIRECTIVE_DEPTH = 20

// One dollar sign is a price far more often than a formula.
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

/** Signs of an address; an entity may stand for any of its letters. */
const MAY_HAVE_ADDRESS = /http|www|&[#\w]+;/i

/** Most texts have no address outside the brackets of a link. To look for one at the start of each word takes a third of the parser's time. */
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

/** Drops what looks for addresses once more, in the tree. No other extension has a transform. */
function dropTransforms(this: Processor) {
  const data = this.data()
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map(({ transforms, ...extension }) => extension)
}

/** Parses Markdown. Throws a `RangeError` for text that would take seconds. */
export function parseMarkdown(source: string): Root {
  if (DEEP_LINE.test(source)) throw new RangeError('A line opens too many lists and quotes')
  if (depthOfDirectives(source) > MAX_DIRECTIVE_DEPTH) throw new RangeError('Too many directives are open at once')
  const tree = findParser(source).parse(source)
  if (source.includes('|')) limitTables(tree)
  return tree
}
