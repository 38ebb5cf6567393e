import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers'
import type { Code, Root } from 'mdast'
import {
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki'
import { visit } from 'unist-util-visit'
import { suggest } from '../nearest'
import { filenameOf, type DocumentContext, type HighlightedCode } from '../content-compiler'

const PLAIN_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', '']
/** Longer code is shown without colours: nobody reads it in colour, and colouring it takes seconds. */
const MAX_COLOURED_LENGTH = 100_000
/** A longer line, such as one of minified code, stays plain. */
const MAX_COLOURED_LINE = 5_000
const VARIABLE = /^color:var\(--code-(?:token-)?([\w-]+)\)/
const theme = createCssVariablesTheme({
  name: 'galley',
  variablePrefix: '--code-',
  variableDefaults: {},
  fontStyle: false,
})

let highlighter: Promise<Highlighter> | undefined
const openHighlighter = () => (highlighter ??= createHighlighter({ themes: [theme], langs: [] }))

/** Short class names instead of inline colours: the colours of both modes are the style sheet's. */
const classesForColors: ShikiTransformer = {
  line(line) {
    line.children = line.children.map((child) => {
      const [text] = child.type === 'element' ? child.children : []
      const style = child.type === 'element' ? child.properties['style'] : undefined
      const kind = typeof style === 'string' ? VARIABLE.exec(style)?.[1] : undefined
      if (child.type !== 'element' || text === undefined) return child
      return kind === undefined || kind === 'foreground' ? text : { ...child, properties: { class: kind } }
    })
  },
}
const transformers = [
  transformerMetaHighlight(),
  transformerNotationHighlight(),
  transformerNotationDiff(),
  transformerNotationFocus(),
  classesForColors,
]

/** Colours every code block of a document; the result is kept on the node. */
export async function highlightCode(tree: Root, context: DocumentContext) {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => void blocks.push(node))
  for (const block of blocks) block.data = { ...block.data, highlighted: await highlightBlock(block, context) }
}

async function highlightBlock(block: Code, context: DocumentContext): Promise<HighlightedCode> {
  const meta = block.meta ?? ''
  const filename = filenameOf(block.meta)
  const language = await knownLanguage(block, context)
  const lineCount = block.value.split('\n').length
  const shiki = await openHighlighter()
  const html = shiki.codeToHtml(block.value, {
    lang: block.value.length > MAX_COLOURED_LENGTH ? 'text' : language,
    theme: 'galley',
    // Shiki's own limit is a time, with which a busy machine would give other pages than an idle one.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: MAX_COLOURED_LINE,
    // The name in brackets is ours; only the lines in braces are for Shiki, which makes a list of every number between two.
    meta: {
      __raw: meta.replace(/\[[^\]]*\]/, '').replace(/\d+/g, (line) => String(Math.min(Number(line), lineCount + 1))),
    },
    transformers,
  })
  const inner = html.slice(html.indexOf('<code>') + '<code>'.length, html.lastIndexOf('</code>'))
  return { html: inner, language, ...(filename !== undefined && { filename }) }
}

/** The block's language, loaded; one that Shiki lacks is reported and shown without colours. */
async function knownLanguage(block: Code, context: DocumentContext): Promise<string> {
  const language = (block.lang ?? '').toLowerCase()
  if (PLAIN_LANGUAGES.includes(language)) return 'text'
  if (!Object.hasOwn(bundledLanguages, language)) {
    const names = [...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias)]
    context.report(
      block.position?.start,
      `The code language "${language}" is not known.${suggest(language, names)} Use a known one, or "text".`,
    )
    return 'text'
  }
  await (await openHighlighter()).loadLanguage(language as keyof typeof bundledLanguages)
  return language
}
