import { isSafeAttribute, isSafeTag } from '@galley/core/content-compiler'
import { parseDocument } from 'htmlparser2'
import { toLabel } from './containers'
import type { Dialect, PageTools, Part } from './dialect'
import { isExternal, nameOfUrl, noteExternalImage } from './external-images'
import { applyRule, ruleName } from './find-rule'
import { isUnread, writeForeign } from './foreign'
import { isVoid, plainAttributes } from './html-tags'
import { showCode } from './show-code'

/** Elements whose content no reader sees, with the words for them. */
const UNSEEN: Record<string, string> = { script: 'A script', style: 'A style sheet' }

/** Says that an element is left out whose content no reader sees; false for others. */
export function leaveUnseen(name: string, page: PageTools): boolean {
  const words = UNSEEN[name.toLowerCase()]
  if (words !== undefined) page.note(`${words} is left out: a page has none here.`)
  return words !== undefined
}

type Child = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Child, { attribs: object }>

/** Elements around which there may be empty lines, so that there is Markdown in them. */
const AROUND_BLOCKS = ['div', 'section', 'article', 'blockquote', 'details', 'center']
const TAG = /<(?:"[^"]*"|'[^']*'|[^"'>])*>/y
const CLOSING = /<\/([A-Za-z][\w:.-]*)\s*>/g

/** Converts HTML in Markdown: a tag among words, or a block of lines. */
export function convertHtml(
  html: string,
  isInline: boolean,
  dialect: Dialect,
  page: PageTools,
  isInLink = false,
): string {
  const written = html.trim()
  if (/^<!--[\s\S]*-->$/.test(written)) return html
  const unseen = /^<(script|style)\b[\s\S]*<\/\1>$/i.exec(written)?.[1]
  if (unseen !== undefined && leaveUnseen(unseen, page)) return ''
  if (!isInline && dialect.hasMustaches && /\sv-for=|\{\{/.test(html) && !/\sv-pre\b/.test(html)) {
    page.note('This HTML is a template of Vue. It is shown as code; write what it showed.')
    return showCode(html, false, 'html')
  }
  if (isInline) {
    const [, slash, name = ''] = /^<(\/?)([\w:.-]+)[^]*(?<!\/)>$/.exec(written) ?? []
    // A tag that is neither closed nor known may be a text such as "List<T>".
    if (name !== '' && !isSafeTag(name) && !isVoid(name)) {
      if (!slash) page.note(`"<${name}>" is nothing that Markdown has here. It is shown as code; replace it.`)
      return showCode(html, true)
    }
  }
  const isAlone = /^<img\b[^>]*>$/i.test(written)
  const document = parseDocument(html, {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
    recognizeSelfClosing: true,
    withStartIndices: true,
  })
  const rendered = renderChildren(document.children, 0, html.length, [], isInLink)
  if (isInline || rendered === html) return rendered
  if (/<pre\b/i.test(html)) return rendered.trim()
  const isApart = rendered.includes('\n\n')
  // Behind an empty line, an indented tag would be code.
  const flat = isApart ? rendered.replace(/^[ \t]+(?=<)/gm, '').replace(/\s*\n\s*\n/g, '\n\n') : rendered
  return flat.replace(/\n[ \t]+(?=\n)/g, '').trim()

  function renderChildren(
    children: readonly Child[],
    from: number,
    to: number,
    around: readonly string[],
    inLink: boolean,
  ): string {
    const starts = [...children.map(({ startIndex }) => startIndex ?? from), to]
    const [first = to] = starts
    const parts = children.map((child, index) => {
      const start = starts[index]!
      const end = starts[index + 1]!
      return 'attribs' in child ? renderElement(child, start, end, around, inLink) : keepText(html.slice(start, end))
    })
    return keepText(html.slice(from, first)) + parts.join('')
  }

  function renderElement(
    element: Element,
    start: number,
    to: number,
    around: readonly string[],
    isInsideLink: boolean,
  ): string {
    TAG.lastIndex = start
    const opening = TAG.exec(html)?.[0] ?? html.slice(start, to)
    const tag = /^<([\w:.-]+)/.exec(opening)?.[1]
    // The parser makes an element of an end tag alone.
    if (tag === undefined) return keepText(html.slice(start, to))
    const whole = html.slice(start, to)
    const closing = opening.endsWith('/>') ? '' : (/<\/[\w:.-]+\s*>$/.exec(whole)?.[0] ?? '')
    const end = to - (closing.startsWith(`</${tag}`) ? closing.length : 0)
    const attributes = plainAttributes(element.attribs)
    const inLink = isInsideLink || tag === 'a'
    const isRuled = ruleName(dialect, tag) in dialect.rules && opening.endsWith('/>')
    const isKnown = !isRuled && isSafeTag(tag)
    const isBlock = !isInline && around.every((one) => AROUND_BLOCKS.includes(one))
    const isInHtml = !isInline && around.length > 0 && !isBlock
    if (isKnown) {
      const picture = tag === 'img' ? attributes['src'] : undefined
      if (picture !== undefined && isExternal(picture)) {
        const label = attributes['alt']?.trim() || nameOfUrl(picture)
        noteExternalImage(picture, page)
        const link = isAlone || isInline ? `[${toLabel(label)}](${picture})` : `<a href="${picture}">${label}</a>`
        return isInsideLink ? label : link
      }
      const isChanged = Object.keys(element.attribs).join() !== Object.keys(attributes).join()
      const text = writeTag(tag, attributes, isChanged, page) ?? opening
      const inside = renderChildren(element.children, start + opening.length, end, [...around, tag], inLink)
      return text + inside + html.slice(end, to)
    }
    if (leaveUnseen(tag, page)) return ''
    const inner = isUnread(tag) ? '' : renderChildren(element.children, start + opening.length, end, around, inLink)
    const part: Part = {
      name: tag,
      attributes,
      label: undefined,
      content: inner,
      slots: {},
      around: undefined,
      isInline: !isBlock,
    }
    const context = { written: whole, isInLink: isInsideLink, isInHtml }
    const text = (isInHtml ? undefined : applyRule(dialect, part, page)) ?? writeForeign(part, page, context)
    return isBlock && text.trim() ? `\n\n${text.trim()}\n\n` : text
  }
}

/** A text without the end tags of components, which the parser is silent about. */
const keepText = (text: string) => text.replace(CLOSING, (tag, name: string) => (isSafeTag(name) ? tag : ''))

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
