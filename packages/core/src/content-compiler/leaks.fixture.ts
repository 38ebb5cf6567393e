import { compile } from '@galley/testing/compile.fixture'
import type { ContentTree } from '../content-tree'

// Repeats the compiler's lists on purpose, so that the tests notice a wrong entry in the compiler's lists.
const ELEMENTS = new Set(
  (
    'a abbr b blockquote br cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i input ins kbd li mark ol p ' +
    'pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  (
    'id title lang dir className href start reversed value open dateTime align colSpan rowSpan scope type checked disabled ' +
    'data-footnote-ref data-footnote-backref data-footnotes aria-describedby aria-label'
  ).split(' '),
)
const PROPS: Record<string, string[]> = {
  Accordion: ['single'],
  AccordionItem: ['label', 'icon', 'open', 'id'],
  Badge: ['color', 'variant'],
  Callout: ['type', 'title', 'icon', 'collapsible'],
  Card: ['title', 'to', 'icon'],
  CardGroup: [],
  CodeBlock: ['html', 'language', 'filename', 'lineNumbers', 'wrap', 'collapsed'],
  CodeGroup: ['sync'],
  CodePreview: [],
  CodeTree: [],
  Collapsible: ['label', 'open', 'id'],
  Field: ['name', 'type', 'required', 'default', 'deprecated', 'id'],
  FieldGroup: ['title'],
  FileTree: ['depth'],
  Icon: ['name', 'label'],
  Image: ['src', 'alt', 'title', 'block'],
  Kbd: [],
  Math: ['html'],
  MathBlock: ['html'],
  Mermaid: ['source', 'title', 'height'],
  Step: [],
  Steps: [],
  Tab: ['label'],
  Tabs: ['sync'],
  Video: ['src', 'title', 'poster', 'captions', 'ratio', 'loop'],
}
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|#|\/(?!\/))/i
/** Elements of KaTeX's output: HTML, SVG and MathML. */
const MATH_TAGS = new Set(
  (
    'span svg path line math semantics annotation mrow mi mo mn mtext mspace mstyle mfrac msqrt mroot msub msup msubsup munder mover ' +
    'munderover mtable mtr mtd menclose mpadded mphantom'
  ).split(' '),
)
const isSafeMath = (html: string) =>
  [...html.matchAll(/<\/?([^\s>/]*)([^>]*)>/g)].every(
    ([, tag = '', attributes = '']) => MATH_TAGS.has(tag) && !/\b(on\w+|href|src)\s*=|url\(/i.test(attributes),
  )
const SAFE_VIDEO = /^(\/[^/]|https:\/\/([\w.]+\.)?(youtube\.com|youtu\.be|vimeo\.com)\/)/
const SAFE_CODE = /^(<span class="[\w -]+">|<\/span>|[^<>"]|&quot;)*$/
const IMAGES = ['docs/1.start/shot.png', 'docs/1.start/my shot.png', 'images/logo.svg']

/** Returns all forbidden elements, attributes and values of a tree. */
export function leaksOf(tree: ContentTree | null): string[] {
  return (tree ?? []).flatMap((node) => {
    if (typeof node === 'string') return []
    const [name, props, ...children] = node
    const allowed = Object.hasOwn(PROPS, name) ? PROPS[name]! : ELEMENTS.has(name) ? [...ATTRIBUTES] : undefined
    if (!allowed) return [`<${name}>`]
    const leaks = Object.entries(props).flatMap(([key, value]) => {
      const isAddress = key === 'href' || key === 'to'
      if (key === 'data-problem' && /^\d+:\d+$/.test(String(value))) return []
      if (!allowed.includes(key)) return [`<${name} ${key}>`]
      if (isAddress && !SAFE_ADDRESS.test(String(value))) return [`${key}="${String(value)}"`]
      if (key === 'html' && name.startsWith('Math')) return isSafeMath(String(value)) ? [] : [`math="${String(value)}"`]
      if (name === 'Video' && key === 'src') return SAFE_VIDEO.test(String(value)) ? [] : [`src="${String(value)}"`]
      if (
        key === 'html' &&
        !SAFE_CODE.test(
          String(value)
            .replaceAll('"', '&quot;')
            .replace(/class=&quot;([\w -]+)&quot;/g, 'class="$1"'),
        )
      )
        return [`html="${String(value)}"`]
      if (key === 'src' && !IMAGES.includes(String(value))) return [`src="${String(value)}"`]
      if (key === 'icon' || (name === 'Icon' && key === 'name'))
        return JSON.stringify(value) === '{"body":"<path/>","width":24,"height":24}' || value === undefined
          ? []
          : ['icon']
      return ['string', 'number', 'boolean'].includes(typeof value) ? [] : [`<${name} ${key}={${typeof value}}>`]
    })
    return [...leaks, ...leaksOf(children)]
  })
}

/** Compiles a text, and fails if the result contains forbidden elements, attributes or values. */
export async function expectSafe(text: string) {
  const { body, problems, images } = await compile(text)
  expect({ text, leaks: leaksOf(body) }).toEqual({ text, leaks: [] })
  expect(images.filter((image) => !IMAGES.includes(image))).toEqual([])
  expect(problems.every(({ line, column }) => line > 0 && column > 0)).toBe(true)
}
