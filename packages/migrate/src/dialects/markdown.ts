import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseDocument } from 'yaml'
import type { Dialect, Rule } from '../dialect'
import { NO_CONFIG, type SiteConfig } from '../read-config'
import { badge, callout, collapsible, image, include, kbd, tab, tabs, textOf } from '../rules'
import { docusaurus } from './docusaurus'
import { openMarkdown } from './markdown-text'

/** Callouts by the types of MkDocs. */
const CALLOUTS: Record<string, 'note' | 'tip' | 'warning' | 'caution'> = {
  tip: 'tip',
  hint: 'tip',
  important: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  warning: 'warning',
  attention: 'warning',
  question: 'note',
  caution: 'warning',
  failure: 'caution',
  fail: 'caution',
  missing: 'caution',
  danger: 'caution',
  error: 'caution',
  bug: 'caution',
}

const admonition: Rule = (part, page) => {
  const [fold, name = ''] = [textOf(part, 'fold'), textOf(part, 'type')]
  const type = CALLOUTS[name] ?? 'note'
  const title = part.attributes['untitled'] ? undefined : name.charAt(0).toUpperCase() + name.slice(1)
  const label = part.label ?? title
  if (fold !== undefined) return collapsible({ ...part, label, attributes: { open: fold === 'open' } }, page)
  // A callout without a title shows the name of its type.
  return callout(type)({ ...part, label: label?.toLowerCase() === type ? undefined : label, attributes: {} }, page)
}

const OPENING = /^(:{3,})(admonition|tabs|tab)(?:\[(.*)\])?(?:\{(.*)\})?$/

/** Plain folders of Markdown, books of mdBook, and sites of MkDocs. */
export const markdown: Dialect = {
  title: 'Markdown',
  configFile: /^(?:book\.toml|mkdocs\.ya?ml)$/,
  folders: ({ text }, configFile) => ({ pages: findFolder(text, configFile), served: '' }),
  isMdx: (file) => file.endsWith('.mdx'),
  openText: openMarkdown,
  containers: {
    open(line) {
      const [, colons, name, label, attributes] = OPENING.exec(line) ?? []
      if (colons === undefined || name === undefined) return undefined
      return { colons: colons.length, name, ...(label && { label }), ...(attributes && { attributes }) }
    },
  },
  hasOtherIndexes: true,
  hasTitleInAnyHeading: true,
  hasUrls: (configFile) => configFile !== '',
  skips: /(^|\/)SUMMARY\.md$/,
  // mdBook hides lines of Rust that start with "#".
  hiddenLines: { rust: /^\s*#(?:\s|$)/ },
  otherFolders: [],
  aliases: {},
  rules: { Badge: badge('type'), Image: image, admonition, tabs: tabs('sync'), tab, include, kbd },
  readName: docusaurus.readName!,
  rankOf: ({ order, nav_order, weight, sidebar_position }) => order ?? nav_order ?? weight ?? sidebar_position,
  sidebar(config, read) {
    if (/^mkdocs\./.test(config.file)) {
      const { nav } = readYaml(config.text)
      return { config, written: nav === undefined ? undefined : readNav(nav), isExpected: false }
    }
    const folder = findFolder(config.text, config.file)
    const summary = [`${folder}/SUMMARY.md`, 'src/SUMMARY.md', 'SUMMARY.md'].map(read).find(({ text }) => text !== '')
    return { config: summary ?? NO_CONFIG, written: summary && readSummary(summary.text), isExpected: false }
  },
  locales(config) {
    const i18n = pluginsOf(config).get('i18n') as I18n | undefined
    const languages = (Array.isArray(i18n?.languages) ? i18n.languages : []).filter(({ build }) => build !== false)
    const language = languages.find((one) => one.default === true)?.locale
    const others = languages.flatMap(({ locale }) => (locale === undefined || locale === language ? [] : [locale]))
    return i18n?.docs_structure === 'folder'
      ? { language, own: language, isInUrl: false, others }
      : { language, others, isSuffix: others.length > 0 }
  },
  unread(config) {
    const { extra } = readMkDocs(config)
    const { version } = Object(extra) as { version?: { provider?: unknown } }
    return pluginsOf(config).has('mike') || version?.provider === 'mike'
      ? [
          'The versions of mike are in branches and tags of Git, and are not converted. Check out each old version, and convert it with --to content/docs@NAME.',
        ]
      : []
  },
  urls: (_, path) => (path === '' ? ['/', '/index.html'] : [`/${path}`, `/${path}.html`]),
  convertFields(matter) {
    for (const name of ['order', 'nav_order', 'weight', 'sidebar_position', 'redirect_from', 'aliases', 'permalink'])
      matter.take(name)
    const labels = ['sidebar_label', 'nav_title', 'linkTitle'].map((name) => matter.takeText(name))
    matter.set(['navigation', 'title'], labels.find(Boolean))
    const keywords = [matter.take('keywords'), matter.take('tags')].flat().filter((one) => typeof one === 'string')
    if (keywords.length > 0) matter.set(['search'], { keywords: [...new Set(keywords)] })
  },
}

/** Returns the folder of the pages, from the configuration of mdBook or MkDocs. */
function findFolder(text: string, configFile: string): string {
  if (configFile === '') return ''
  const own = configFile.endsWith('.toml')
    ? /^\s*src\s*=\s*["']([^"']+)["']/m.exec(text)?.[1]
    : readYaml(text)['docs_dir']
  return typeof own === 'string' ? own : configFile.endsWith('.toml') ? 'src' : 'docs'
}

/** Parses YAML. Tags may name Python modules. */
const readYaml = (text: string) => Object(parseDocument(text, { logLevel: 'silent' }).toJS()) as Record<string, unknown>

/** The options of mkdocs-static-i18n. */
interface I18n {
  docs_structure?: string
  languages?: { locale?: string; default?: boolean; build?: boolean }[]
}

/** Returns the options of each plugin of MkDocs, by the name of the plugin. */
function pluginsOf(config: SiteConfig): Map<string, unknown> {
  const { plugins } = readMkDocs(config)
  return new Map(
    [plugins]
      .flat()
      .flatMap((one): [string, unknown][] =>
        typeof one === 'string' ? [[one, {}]] : Object.entries(Object(one) as Record<string, unknown>),
      ),
  )
}

/** Returns the settings of MkDocs; no settings for a book of mdBook. */
const readMkDocs = ({ file, text }: SiteConfig): Record<string, unknown> =>
  /^mkdocs\./.test(file) ? readYaml(text) : {}

type Line = { text?: string; link?: string; items?: Line[] }

/** Converts the navigation of MkDocs to lines of a sidebar. */
const readNav = (nav: unknown): Line[] =>
  [nav]
    .flat()
    .flatMap((one): Line[] =>
      typeof one === 'string'
        ? [{ link: one }]
        : Object.entries(Object(one) as object).map(([text, value]) =>
            typeof value === 'string' ? { text, link: value } : { text, items: readNav(value) },
          ),
    )

/** Converts the summary of mdBook to lines of a sidebar. Parts, and chapters with inner chapters, become groups. */
function readSummary(text: string): Line[] {
  const { children } = unified().use(remarkParse).parse(text)
  const lines: Line[] = []
  let part = lines
  for (const node of children) {
    // The first heading is the title of the summary.
    if (node.type === 'heading' && node !== children[0]) lines.push({ text: toString(node), items: (part = []) })
    else if (node.type === 'thematicBreak') part = lines
    else part.push(...readChapters(node))
  }
  return lines
}

function readChapters(node: Nodes): Line[] {
  if (node.type === 'link') return [{ text: toString(node), ...(node.url && { link: node.url.replace(/^\.\//, '') }) }]
  if (!('children' in node)) return []
  const inside = node.children.flatMap((child) => readChapters(child))
  if (node.type !== 'listItem') return inside
  const [chapter, ...items] = inside
  if (!chapter) return []
  // A chapter without a file is a draft.
  return [items.length > 0 || chapter.link === undefined ? { ...chapter, items } : chapter]
}
