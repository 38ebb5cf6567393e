import { Parser } from 'htmlparser2'
import { isSafeAttribute, isSafeTag } from '../../lib/content-compiler'
import { toLabel } from './containers'
import type { Dialect, PageTools, Part } from './dialect'
import { isExternal, nameOfUrl, noteExternalImage } from './external-images'
import { applyRule } from './find-rule'
import { plainAttributes } from './html-tags'
import { showCode } from './show-code'

interface Edit {
  start: number
  end: number
  text: string
}

/** Elements whose content no reader sees, with the words for them. */
const UNSEEN: Record<string, string> = { script: 'A script', style: 'A style sheet' }

/** Converts HTML in Markdown: a tag among words, or a block of lines. */
export function convertHtml(
  html: string,
  isInline: boolean,
  dialect: Dialect,
  page: PageTools,
  isInLink = false,
): string {
  if (/^<!--[\s\S]*-->$/.test(html.trim())) return html
  const unseen = /^<(script|style)\b[\s\S]*<\/\1>\s*$/i.exec(html.trim())?.[1]?.toLowerCase()
  if (unseen !== undefined) {
    page.note(`${UNSEEN[unseen]} is left out: a page has none here.`)
    return ''
  }
  const edits: Edit[] = []
  const unknown: string[] = []
  const links = { open: isInLink ? 1 : 0 }
  const isAlone = /^<img\b[^>]*>$/i.test(html.trim())
  const parser = new Parser(
    {
      onopentag(name, written) {
        const { startIndex: start, endIndex } = parser
        const end = endIndex + 1
        const source = html.slice(start, end)
        const attributes = plainAttributes(written)
        const tag = /^<([\w:.-]+)/.exec(source)?.[1] ?? name
        // An end tag of its own would be left, so only a whole component is replaced.
        if (source.endsWith('/>')) {
          const part: Part = {
            name: tag,
            attributes,
            label: undefined,
            content: '',
            slots: {},
            around: undefined,
            isInline: true,
          }
          const text = applyRule(dialect, part, page)
          if (text !== undefined) return void edits.push({ start, end, text })
        }
        if (tag === 'a') links.open += 1
        if (!isSafeTag(tag)) return void unknown.push(tag)
        const picture = tag === 'img' ? attributes['src'] : undefined
        if (picture !== undefined && isExternal(picture)) {
          const label = attributes['alt']?.trim() || nameOfUrl(picture)
          noteExternalImage(picture, page)
          const link = isAlone || isInline ? `[${toLabel(label)}](${picture})` : `<a href="${picture}">${label}</a>`
          return void edits.push({ start, end, text: links.open > 0 ? label : link })
        }
        const text = writeTag(tag, attributes, Object.keys(written).join() !== Object.keys(attributes).join(), page)
        if (text !== undefined) edits.push({ start, end, text })
      },
      onclosetag(name) {
        if (name === 'a') links.open -= 1
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  )
  parser.end(html)
  // The parser is silent about an end tag without its start.
  for (const [, tag = ''] of html.matchAll(/<\/([A-Za-z][\w:.-]*)\s*>/g)) if (!isSafeTag(tag)) unknown.push(tag)
  const [first] = unknown
  if (first !== undefined) {
    if (!html.startsWith('</'))
      page.note(`"<${first}>" is nothing that Markdown has here. It is shown as code; replace it.`)
    return showCode(html, isInline, 'html')
  }
  return edits.reduceRight((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), html)
}

/** A tag with the attributes that it may have and the files that it names; undefined when it stays as it is. */
function writeTag(
  tag: string,
  attributes: Record<string, string>,
  isChanged: boolean,
  { image, link, note }: PageTools,
) {
  const entries = Object.entries(attributes)
  const kept = entries.flatMap(([name, value]) => {
    if (!isSafeAttribute(tag, name.toLowerCase())) return []
    return [[name, name === 'src' ? image(value) : name === 'href' ? link(value) : value]] as const
  })
  const lost = entries.filter(([name]) => !kept.some(([one]) => one === name)).map(([name]) => `"${name}"`)
  if (lost.length > 0) note(`${lost.join(', ')} of "<${tag}>" is left out: Markdown has no styles here.`)
  if (!isChanged && lost.length === 0 && kept.every(([name, value]) => attributes[name] === value)) return undefined
  const written = kept.map(([name, value]) => (value ? `${name}="${value.replaceAll('"', '&quot;')}"` : name))
  return `<${[tag, ...written].join(' ')}>`
}
