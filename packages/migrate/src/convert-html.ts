import { isSafeTag } from '@galley/core/content-compiler'
import { parseDocument } from 'htmlparser2'
import { toLabel } from './containers'
import type { Dialect, PageTools, Part } from './dialect'
import { isExternal, nameOfUrl, noteExternalImage } from './external-images'
import { applyRule, ruleName } from './find-rule'
import { isUnread, writeForeign } from './foreign'
import { isVoid, plainAttributes, writeHtmlAttribute, writeSafeAttributes } from './html-tags'
import { showCode } from './show-code'

/** Elements with invisible content, each with its name in messages. */
const UNSEEN: Record<string, string> = { script: 'script', style: 'style sheet' }

/** Reports an element with invisible content. Returns false for other elements. */
export function leaveUnseen(name: string, page: PageTools): boolean {
  const words = UNSEEN[name.toLowerCase()]
  if (words !== undefined) page.note(`A ${words} is left out: pages contain no ${words}s.`)
  return words !== undefined
}

type Child = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Child, { attribs: object }>

/** Elements that may contain Markdown between empty lines. */
const AROUND_BLOCKS = ['div', 'section', 'article', 'blockquote', 'details', 'center']
const TAG = /<(?:"[^"]*"|'[^']*'|[^"'>])*>/y
const CLOSING = /<\/([A-Za-z][\w:.-]*)\s*>/g

/** Converts HTML in Markdown: a tag within text, or a block of lines. */
export function convertHtml(
  html: string,
  isInline: boolean,
  dialect: Dialect,
  page: PageTools,
  isInLink: boolean,
): string {
  if (/^<!--[\s\S]*-->$/.test(html.trim())) return html
  return replaceWhole(html, isInline, dialect, page) ?? renderHtml({ html, isInline, dialect, page }, isInLink)
}

/** Replaces HTML that is not parsed: scripts, style sheets, Vue templates and unknown tags. */
function replaceWhole(html: string, isInline: boolean, dialect: Dialect, page: PageTools): string | undefined {
  const written = html.trim()
  const unseen = /^<(script|style)\b[\s\S]*<\/\1>$/i.exec(written)?.[1]
  if (unseen !== undefined && leaveUnseen(unseen, page)) return ''
  if (!isInline && dialect.hasMustaches && /\sv-for=|\{\{/.test(html) && !/\sv-pre\b/.test(html)) {
    page.note('A Vue template is shown as code. Replace the code with the content that the old page showed.')
    return showCode(html, false, 'html')
  }
  const [, slash, name = ''] = (isInline && /^<(\/?)([\w:.-]+)[^]*(?<!\/)>$/.exec(written)) || []
  if (name === '' || isSafeTag(name) || isVoid(name)) return undefined
  // An unknown tag without an end tag may be a text such as "List<T>".
  if (!slash)
    page.note(`The unknown tag "<${name}>" is shown as code. Replace the code if the old page showed something else.`)
  return showCode(html, true)
}

interface Html {
  html: string
  isInline: boolean
  dialect: Dialect
  page: PageTools
}

interface Around {
  /** Names of the enclosing HTML elements. */
  tags: readonly string[]
  isInLink: boolean
}

function renderHtml(context: Html, isInLink: boolean): string {
  const { html, isInline } = context
  const document = parseDocument(html, {
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
    recognizeSelfClosing: true,
    withStartIndices: true,
  })
  const rendered = renderChildren(context, document.children, 0, html.length, { tags: [], isInLink })
  if (isInline || rendered === html) return rendered
  if (/<pre\b/i.test(html)) return rendered.trim()
  const isApart = rendered.includes('\n\n')
  // An indented tag below an empty line would be code.
  const flat = isApart ? rendered.replace(/^[ \t]+(?=<)/gm, '').replace(/\s*\n\s*\n/g, '\n\n') : rendered
  return flat.replace(/\n[ \t]+(?=\n)/g, '').trim()
}

function renderChildren(context: Html, children: readonly Child[], from: number, to: number, around: Around): string {
  const { html } = context
  const starts = [...children.map(({ startIndex }) => startIndex ?? from), to]
  const [first = to] = starts
  const parts = children.map((child, index) => {
    const [start, end] = [starts[index]!, starts[index + 1]!]
    return 'attribs' in child ? renderElement(context, child, start, end, around) : keepText(html.slice(start, end))
  })
  return keepText(html.slice(from, first)) + parts.join('')
}

function renderElement(context: Html, element: Element, start: number, to: number, around: Around): string {
  const { html, isInline, dialect, page } = context
  const whole = html.slice(start, to)
  TAG.lastIndex = start
  const opening = TAG.exec(html)?.[0] ?? whole
  const tag = /^<([\w:.-]+)/.exec(opening)?.[1]
  // The parser returns an element for a single end tag.
  if (tag === undefined) return keepText(whole)
  const closing = opening.endsWith('/>') ? '' : (/<\/[\w:.-]+\s*>$/.exec(whole)?.[0] ?? '')
  const end = to - (closing.startsWith(`</${tag}`) ? closing.length : 0)
  const isInLink = around.isInLink || tag === 'a'
  const renderInside = (tags: readonly string[]) =>
    renderChildren(context, element.children, start + opening.length, end, { tags, isInLink })
  const isRuled = ruleName(dialect, tag) in dialect.rules && opening.endsWith('/>')
  if (!isRuled && isSafeTag(tag)) {
    const image = tag === 'img' ? linkImage(context, element, around) : undefined
    if (image !== undefined) return image
    const text = writeTag(tag, element.attribs, page) ?? opening
    return text + renderInside([...around.tags, tag]) + html.slice(end, to)
  }
  if (leaveUnseen(tag, page)) return ''
  const isBlock = !isInline && around.tags.every((one) => AROUND_BLOCKS.includes(one))
  const part: Part = {
    name: tag,
    attributes: plainAttributes(element.attribs),
    label: undefined,
    content: isUnread(tag) ? '' : renderInside(around.tags),
    slots: {},
    around: undefined,
    isInline: !isBlock,
  }
  const isInHtml = !isInline && around.tags.length > 0 && !isBlock
  const converted = isInHtml ? undefined : applyRule(dialect, part, page)
  const text = converted ?? writeForeign(part, page, { written: whole, isInLink: around.isInLink, isInHtml })
  return isBlock && text.trim() ? `\n\n${text.trim()}\n\n` : text
}

/** Writes an image of another site as a link; undefined for other images. */
function linkImage({ html, isInline, page }: Html, element: Element, { isInLink }: Around): string | undefined {
  const { src, alt } = plainAttributes(element.attribs)
  if (src === undefined || !isExternal(src)) return undefined
  const label = alt?.trim() || nameOfUrl(src)
  noteExternalImage(src, page)
  if (isInLink) return label
  const isAlone = /^<img\b[^>]*>$/i.test(html.trim())
  return isAlone || isInline ? `[${toLabel(label)}](${src})` : `<a href="${src}">${label}</a>`
}

/** Removes the end tags of components. The parser returns no nodes for end tags. */
const keepText = (text: string) => text.replace(CLOSING, (tag, name: string) => (isSafeTag(name) ? tag : ''))

/** Writes a tag with its safe attributes. Returns undefined for a tag that does not change. */
function writeTag(tag: string, written: Record<string, string>, page: PageTools): string | undefined {
  const kept = writeSafeAttributes(tag, plainAttributes(written), page)
  const isSame =
    kept.join() ===
    Object.entries(written)
      .map(([name, value]) => writeHtmlAttribute(name, value))
      .join()
  return isSame ? undefined : `<${[tag, ...kept].join(' ')}>`
}
