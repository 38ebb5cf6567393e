import { toLabel, writeContainer } from './containers'
import type { PageTools, Part } from './dialect'
import { isExternal, nameOfUrl } from './external-images'
import { image, pageOfVideo, textOf, video } from './rules'
import { showCode } from './show-code'

/** Attributes with text for readers. A title becomes the line above the content of the component. */
const TITLES = ['title', 'label', 'summary', 'heading', 'header', 'question', 'caption', 'name', 'alt']
const TEXTS = 'text content subtitle tagline description message quote answer details body value number count'.split(
  ' ',
)
/** Attributes with the URL of a page, in order of preference. */
const LINKS = ['href', 'to', 'url', 'link', 'src', 'data', 'cite']
const CODES = ['command', 'code', 'cmd']
const CHILDREN = ['items', 'children', 'links']
/** Attributes that are left out without a message. */
const SILENT =
  /^:?(?:class|className|style|id|key|ref|slot|allow\w*|sandbox|sizes|srcset|rel|target|width|height|loading|d|points|viewBox|fill|stroke.*|frameborder|type|on[A-Z].*|[@#].*|v-.*|client:.*|data-.*|aria-.*)$/i

/** Components that only group other components. */
const TRANSPARENT = ['Fragment', 'template', 'ClientOnly', 'client-only', 'BrowserOnly', 'Suspense', 'picture']

/** Elements that embed other content. Their children are fallbacks, not text of the page. */
const EMBEDS = ['iframe', 'video', 'audio', 'embed', 'object']
const UNREAD = [...EMBEDS, 'svg', 'canvas', 'style', 'script', 'head', 'Head']

/** Returns true for a component whose content is not text of the page. */
export const isUnread = (name: string) => UNREAD.includes(name)

export interface ForeignContext {
  /** The source of the element. */
  written: string
  /** Names of attributes whose values are computed. */
  computed?: readonly string[]
  /** The module from which the page imports the component. */
  from?: string | undefined
  /** True inside a link, which cannot contain another link. */
  isInLink?: boolean
  /** True inside an HTML block, in which Markdown is not parsed. */
  isInHtml?: boolean
}

/** Writes a component without a counterpart: keeps its content, texts and link, and reports all other props. */
export const writeForeign = (part: Part, page: PageTools, context: ForeignContext): string =>
  new ForeignWriter(part, page, context).write()

class ForeignWriter {
  /** The name without colons. */
  private readonly name: string
  private readonly isElement: boolean

  constructor(
    private readonly part: Part,
    private readonly page: PageTools,
    private readonly context: ForeignContext,
  ) {
    this.name = part.name.replace(/^:+/, '')
    this.isElement = /^[a-z\d]+$/.test(part.name)
  }

  write(): string {
    if (TRANSPARENT.includes(this.name)) return this.part.content
    return this.writeEmbed() ?? (this.part.isInline ? this.writeInline() : this.writeBlock())
  }

  /** Reports what happened to the component, and which props are left out. */
  private tell(result: string, lost: readonly string[] = []) {
    const { part, page, name, isElement } = this
    const tag = name === part.name ? `<${name}>` : part.name
    const props = lost.length > 0 ? ` These props are left out: ${lost.join(', ')}.` : ''
    page.note(`The ${isElement ? 'element' : 'component'} "${tag}" ${result}${props}`)
  }

  /** Writes a link, or only its label inside another link. */
  private writeLink(label: string, url: string): string {
    const to = this.page.link(url)
    if (this.context.isInLink) return label
    return this.context.isInHtml ? `<a href="${to}">${label}</a>` : `[${label}](${to})`
  }

  private escape(text: string) {
    return this.context.isInHtml ? toHtml(text) : toText(text)
  }

  /** Writes an embedded video as a video, and other embeds as links. Returns undefined for other components. */
  private writeEmbed(): string | undefined {
    const { part, page, context, name } = this
    const source =
      part.isInline || part.content.trim() || context.isInHtml ? undefined : findVideo(part, context.written)
    const title = textOf(part, ...TITLES)
    const shown =
      source && video({ ...part, attributes: { title, poster: part.attributes['poster'], src: source } }, page)
    if (shown !== undefined) {
      this.tell('became a video.')
      return shown
    }
    const embedded = EMBEDS.includes(name) ? sourceOf(part, context.written) : undefined
    if (embedded === undefined) return undefined
    this.tell('became a link. Check that the text of the link names its target.')
    return this.writeLink(this.escape(title ?? nameOfEmbed(embedded)), embedded)
  }

  /** Sorts the props of the component by their use. */
  private readProps() {
    const { part, context, name, isElement } = this
    const { attributes, slots, isInline } = part
    const known = Object.entries(attributes).filter(([key]) => !SILENT.test(key))
    // The name of an icon is not a text.
    const isNamed = !isElement && !/icon|logo|avatar/i.test(name)
    const isText = ([key, value]: [string, unknown]) => {
      if (isElement) return ['title', 'alt', 'label'].includes(key)
      return typeof value === 'number' ? TEXTS.includes(key) : typeof value === 'string' && isWords(key, value, isNamed)
    }
    const texts = known.filter(isText).sort(([a], [b]) => orderOf(a) - orderOf(b))
    const url = LINKS.find((key) => typeof attributes[key] === 'string' && /^(?:https?:)?[./#]/.test(attributes[key]))
    const link = url === undefined ? undefined : String(attributes[url])
    const [imageKey, image] = known.find(([, value]) => IMAGE.test(String(value))) ?? []
    const codes = known.filter(([key, value]) => CODES.includes(key) && typeof value === 'string')
    const write = (label: string, to: string) => this.writeLink(label, to)
    const lists = isInline ? [] : known.flatMap(([key, value]) => listOf(key, value, write) ?? [])
    const written = [...texts, ...codes]
      .map(([key]) => key)
      .concat(
        lists.map(({ key }) => key),
        isInline ? [] : (imageKey ?? []),
        url ?? [],
      )
    const lost = known
      .filter(([key, value]) => !written.includes(key) && typeof value !== 'boolean')
      .map(showProp)
      .concat(context.computed?.filter((key) => !SILENT.test(key)) ?? [])
    const words = texts.map(([, value]) => this.escape(String(value)))
    const title =
      part.label ?? slots['title']?.trim() ?? (texts[0] && TITLES.includes(texts[0][0]) ? words.shift() : undefined)
    return {
      title,
      /** Escaped texts without the title. */
      words,
      code: codes.map(([, value]) => showCode(String(value), isInline, 'sh')),
      lists: lists.map(({ text }) => text),
      /** Undefined if the image has the same URL. */
      link: link === image ? undefined : link,
      image,
      /** Names and values of the props with texts. */
      texts,
      /** Props that are left out, with their values. */
      lost,
    }
  }

  private writeInline(): string {
    const { title, words, code, link, texts, lost } = this.readProps()
    const content = contentOf(this.part)
    const hasContent = content.trim() !== ''
    const text = hasContent ? content : [title, ...words, ...code].filter(Boolean).join(' ')
    const unused = hasContent ? texts.map(([key, value]) => `${key}=${JSON.stringify(value)}`) : []
    if (link !== undefined && text.trim()) {
      this.tell('became a link.', [...unused, ...lost])
      return this.writeLink(text.trim(), link)
    }
    this.tell(resultOf(hasContent, text), [...unused, ...lost])
    return text
  }

  private writeBlock(): string {
    const { part, page, context, name } = this
    const { title, words, code, lists, link, image: src, lost } = this.readProps()
    const content = contentOf(part)
    const hasContent = content.trim() !== ''
    const isFold = hasContent && !context.isInHtml && isFolded(name, page.component(name, context.from))
    const picture = src === undefined ? undefined : image({ ...part, attributes: { src, alt: title ?? '' } }, page)
    const bold = title && (context.isInHtml ? `<strong>${title}</strong>` : `**${title}**`)
    const head = isFold ? undefined : bold && link !== undefined ? this.writeLink(bold, link) : bold
    const more =
      link !== undefined && (isFold || !title)
        ? this.writeLink(hasContent ? 'Read more' : toLabel(link), link)
        : undefined
    const blocks = code.map((one) =>
      one.startsWith('```') ? one : `\`\`\`sh\n${one.replace(/^`+ ?| ?`+$/g, '')}\n\`\`\``,
    )
    const body = [head, picture, ...words, ...blocks, ...lists, content.trim(), more].filter(Boolean).join('\n\n')
    if (isFold) {
      this.tell('became a collapsible.', lost)
      return writeContainer('collapsible', { label: title ?? 'Details' }, body)
    }
    this.tell(resultOf(hasContent, body), lost)
    return body
  }
}

const showProp = ([key, value]: [string, unknown]) => `${key}=${JSON.stringify(value).slice(0, 200)}`

/** Joins the content and all slots except the title. */
const contentOf = ({ content, slots: { title: _, ...others }, isInline }: Part) =>
  [content, ...Object.values(others)].filter((one) => one.trim()).join(isInline ? '' : '\n\n')

const IMAGE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i

const resultOf = (hasContent: boolean, text: string) =>
  hasContent
    ? 'is replaced by its content.'
    : text
      ? 'is replaced by the texts of its props.'
      : 'is left out. Describe what the component showed.'

const orderOf = (key: string) => {
  const index = [...TITLES, ...TEXTS].indexOf(key)
  return index < 0 ? TITLES.length + TEXTS.length : index
}

/** Returns true for an attribute with text for readers. */
function isWords(key: string, value: string, isNamed: boolean): boolean {
  if (value.trim() === '' || LINKS.includes(key) || CODES.includes(key)) return false
  if (key === 'name' && !isNamed) return false
  return TITLES.includes(key) || TEXTS.includes(key) || /\p{L}{2,}[,:]? \p{L}{2,}/u.test(value)
}

/** Escapes a text for Markdown. */
const toText = (text: string) => toLabel(text).replace(/[*`<]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '\\$&')

const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the items of an attribute as a list. Returns undefined unless each item has a text. */
function listOf(key: string, value: unknown, writeLink: (label: string, url: string) => string) {
  const rows = (items: unknown, indent: string): string[] | undefined => {
    if (!Array.isArray(items) || items.length === 0) return undefined
    const written = (items as unknown[]).map((item) => {
      const part = { attributes: typeof item === 'string' ? { text: item } : (Object(item) as Record<string, unknown>) }
      const title = textOf(part, ...TITLES, 'text')
      if (title === undefined) return undefined
      const url = textOf(part, ...LINKS)
      const text = [textOf(part, ...TEXTS)].find((one) => one !== title)
      const label = url === undefined ? toText(title) : writeLink(toText(title), url)
      const inside = CHILDREN.flatMap((one) => rows(part.attributes[one], `${indent}  `) ?? [])
      return [`${indent}- ${label}${text === undefined ? '' : `: ${toText(text)}`}`, ...inside]
    })
    return written.every((row) => row !== undefined) ? written.flat() : undefined
  }
  const text = rows(value, '')?.join('\n')
  return text === undefined ? undefined : [{ key, text }]
}

/** Returns true for a component that folds its content. Checks the source, or the name if the source is missing. */
const isFolded = (name: string, source: string | undefined) =>
  source === undefined
    ? /details|collaps|expand|spoiler/i.test(name)
    : /<(?:details|summary|collapsible)\b/i.test(source)

/** Returns the URL of the file or page that an element embeds. */
function sourceOf({ attributes }: Part, written: string): string | undefined {
  const own = attributes['src'] ?? attributes['data']
  if (typeof own === 'string' && own !== '') return own
  return /<source\b[^>]*?\ssrc=\{?["']([^"']+)/.exec(written)?.[1]
}

/** Returns the URL of the video of a component: a URL among its props, or the id in a component for YouTube or Vimeo. */
function findVideo(part: Part, written: string): string | undefined {
  const source = sourceOf(part, written)
  const texts = Object.values(part.attributes).filter((value) => typeof value === 'string')
  const found = [...texts, source ?? ''].find((text) => pageOfVideo(text) !== undefined)
  if (found !== undefined) return found
  const id = textOf(part, 'id', 'videoId', 'videoID', 'video-id', 'video', 'youtubeId', 'vimeoId', 'src') ?? ''
  const [, youtube] = /^([\w-]{11})(?:[?&].*)?$/.exec(id) ?? []
  if (/you-?tube/i.test(part.name) && youtube) return `https://www.youtube.com/watch?v=${youtube}`
  if (/vimeo/i.test(part.name) && /^\d+$/.test(id)) return `https://vimeo.com/${id}`
  return part.name === 'video' ? source : undefined
}

/** Returns the text of a link to embedded content. */
const nameOfEmbed = (url: string) =>
  isExternal(url) && URL.canParse(url, 'https://x')
    ? `${nameOfUrl(url)} on ${new URL(url, 'https://x').host.replace(/^www\./, '')}`
    : nameOfUrl(url)
