import { addBasePath } from '@galley/core/base-path'
import type { HighlightedCode } from '@galley/core/content-compiler'
import type { ContentNode, ContentProps, ContentTree } from '@galley/core/content-tree'
import { isImageUrl, sizeOfUrl } from '@galley/core/image-url'
import { fillText } from '@galley/core/texts'
import { readVideoSource } from '@galley/core/video-source'
import { site } from '@galley/site'
import type { Element, ElementContent } from 'hast'
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { DomUtils, parseDocument } from 'htmlparser2'

/** The published URL and size of an image. */
export interface EntryImage {
  url: string
  width: number
  height: number
}

interface Page {
  /** Absolute URL of the page. */
  url: string
  /** Images of the page, by the path of their file. */
  images: ReadonlyMap<string, EntryImage>
}

/** The HTML allowed in feeds: text and structure that need no style sheet and no script. */
const SCHEMA: Schema = {
  tagNames: [...defaultSchema.tagNames!, ...'abbr cite dfn figcaption figure mark small time u wbr'.split(' ')],
  attributes: {
    a: ['href'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height'],
    input: ['type', 'checked', 'disabled'],
    li: ['value'],
    ol: ['start', 'reversed'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
    time: ['dateTime'],
    '*': ['dir', 'lang', 'title'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
}

/** Converts a compiled document to HTML for feed readers. Unknown elements are replaced by their content. */
export function toEntryHtml(tree: ContentTree, page: Page): string {
  return toHtml(sanitize({ type: 'root', children: toHast(tree, page) }, SCHEMA))
}

/** A component with its converted children. */
interface Part {
  props: ContentProps
  children: ElementContent[]
  page: Page
}

const toHast = (tree: readonly ContentNode[], page: Page): ElementContent[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string') return { type: 'text', value: node }
    const [name, props, ...content] = node
    const part = { props, children: toHast(content, page), page }
    return parts[name]?.(part) ?? element(name, part.children, props)
  })

/** Returns the title of a callout without a title of its own. */
const calloutTitle = (type: string) => {
  const { note, tip, warning, caution } = site.texts
  const titles: Record<string, string> = { note, tip, warning, caution }
  return titles[type]
}

const parts: Record<string, ((part: Part) => ElementContent[]) | undefined> = {
  a: ({ props, children, page }) => [element('a', children, { ...props, ...linkTo(props['href'], page) })],
  Accordion: ({ children }) => children,
  AccordionItem: labelled,
  Callout: ({ props, children }) => [
    element('blockquote', [titleOf(props['title'] ?? calloutTitle(String(props['type']))), ...children]),
  ],
  Card: ({ props, children, page }) => [titleOf(props['title'], linkTo(props['to'], page)), ...children],
  CodeBlock: ({ props }) => {
    const { filename, html } = props as ContentProps & HighlightedCode
    return [...(filename === undefined ? [] : [titleOf(filename)]), preformatted(textOfHtml(html))]
  },
  Collapsible: labelled,
  Field: ({ props: { name, type, required, default: preset, deprecated }, children }) => [
    element('p', [
      element('code', [text(name)]),
      ...[
        type,
        required && site.texts.required,
        deprecated && site.texts.deprecated,
        preset !== undefined && fillText(site.texts.defaultValue, { value: preset as string }, site.language),
      ]
        .filter(Boolean)
        .map((fact) => text(` · ${String(fact)}`)),
    ]),
    ...children,
  ],
  FieldGroup: labelled,
  Icon: ({ props }) => (props['label'] === undefined ? [] : [text(props['label'])]),
  Image: ({ props: { src, alt, title, block }, page }) => {
    const image = imageOf(src, alt, page)
    return block ? [element('figure', [image, ...(title ? [element('figcaption', [text(title)])] : [])])] : [image]
  },
  Kbd: ({ children }) => [element('kbd', children)],
  Math: ({ props }) => [element('code', [texOf(props)])],
  MathBlock: ({ props }) => [preformatted(texOf(props))],
  Mermaid: ({ props }) => [preformatted(text(props['source']))],
  Step: ({ children }) => [element('li', children)],
  Steps: ({ children }) => [element('ol', children)],
  Tab: labelled,
  Video: ({ props: { src, title, poster }, page }) => {
    const source = readVideoSource(String(src))
    const picture = poster === undefined ? [] : [imageOf(poster, '', page), element('br', [])]
    return [
      element('p', [
        element('a', [...picture, text(title)], linkTo(source?.kind === 'frame' ? source.page : src, page)),
      ]),
    ]
  },
}

/** Shows the content of tabs and collapsible components in full, below its label. */
function labelled({ props, children }: Part): ElementContent[] {
  const label = props['label'] ?? props['title']
  return label === undefined ? children : [titleOf(label), ...children]
}

const titleOf = (title: unknown, link?: { href: string }) => {
  const words = [element('strong', [text(title)])]
  return element('p', link ? [element('a', words, link)] : words)
}

function imageOf(file: unknown, alt: unknown, { images }: Page): ElementContent {
  const url = String(file)
  const image = images.get(url)
  if (!image && isImageUrl(url)) return element('img', [], { src: url, alt, ...sizeOfUrl(url) })
  return image ? element('img', [], { src: image.url, alt, width: image.width, height: image.height }) : text(alt)
}

const linkTo = (target: unknown, { url }: Page) =>
  typeof target === 'string' && URL.canParse(target, url)
    ? { href: new URL(addBasePath(target, site.basePath), url).href }
    : undefined

/** Returns the TeX source, which KaTeX includes in its HTML for screen readers. */
const texOf = ({ html }: ContentProps) =>
  textOfHtml(/<annotation encoding="application\/x-tex">([^<]*)<\/annotation>/.exec(String(html))?.[1] ?? html)

const preformatted = (code: ElementContent) => element('pre', [element('code', [code])])
const text = (value: unknown): ElementContent => ({ type: 'text', value: String(value) })
/** Removes the HTML elements that colour code and position parts of formulas. */
const textOfHtml = (html: unknown) => text(DomUtils.textContent(parseDocument(String(html))))
const element = (tagName: string, children: ElementContent[], properties: ContentProps = {}): Element => ({
  type: 'element',
  tagName,
  properties: properties as Element['properties'],
  children,
})
