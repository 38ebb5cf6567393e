import { Parser } from 'htmlparser2'
import { isSafeAttribute, isSafeTag } from '../../lib/content-compiler'
import type { Dialect, PageTools, Part } from './dialect'
import { showCode } from './show-code'

interface Edit {
  start: number
  end: number
  text: string
}

/** Converts HTML in Markdown: a tag among words, or a block of lines. */
export function convertHtml(html: string, isInline: boolean, dialect: Dialect, page: PageTools): string {
  if (/^<!--[\s\S]*-->$/.test(html.trim())) return html
  const edits: Edit[] = []
  const unknown: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { startIndex: start, endIndex } = parser
        const end = endIndex + 1
        const written = html.slice(start, end)
        const tag = /^<([\w:.-]+)/.exec(written)?.[1] ?? name
        const rule = dialect.rules[tag]
        // An end tag of its own would be left, so only a whole component is replaced.
        if (rule && written.endsWith('/>')) {
          const part: Part = {
            name: tag,
            attributes,
            label: undefined,
            content: '',
            slots: {},
            around: undefined,
            isInline: true,
          }
          const text = rule(part, page)
          if (text !== undefined) return void edits.push({ start, end, text })
        }
        if (!isSafeTag(tag)) return void unknown.push(tag)
        const text = writeTag(tag, attributes, page)
        if (text !== undefined) edits.push({ start, end, text })
      },
      onclosetag(_, isImplied) {
        const written = html.slice(parser.startIndex, parser.endIndex + 1)
        const tag = /^<\/([\w:.-]+)/.exec(written)?.[1]
        if (!isImplied && tag !== undefined && !isSafeTag(tag)) unknown.push(tag)
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  )
  parser.end(html)
  const [first] = unknown
  if (first !== undefined) {
    if (!html.startsWith('</'))
      page.note(`"<${first}>" is nothing that Markdown has here. It is shown as code; replace it.`)
    return showCode(html, isInline, 'html')
  }
  return edits.reduceRight((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), html)
}

/** A tag with the attributes that it may have and the files that it names; undefined when it stays as it is. */
function writeTag(tag: string, attributes: Record<string, string>, { image, link, note }: PageTools) {
  const entries = Object.entries(attributes)
  const kept = entries.flatMap(([name, value]) => {
    if (!isSafeAttribute(tag, name.toLowerCase())) return []
    return [[name, name === 'src' ? image(value) : name === 'href' ? link(value) : value]] as const
  })
  const lost = entries.filter(([name]) => !kept.some(([one]) => one === name)).map(([name]) => `"${name}"`)
  if (lost.length > 0) note(`${lost.join(', ')} of "<${tag}>" is left out: Markdown has no styles here.`)
  if (lost.length === 0 && kept.every(([name, value]) => attributes[name] === value)) return undefined
  const written = kept.map(([name, value]) => (value ? `${name}="${value.replaceAll('"', '&quot;')}"` : name))
  return `<${[tag, ...written].join(' ')}>`
}
