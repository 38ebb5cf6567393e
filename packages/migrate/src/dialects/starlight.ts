import { Parser } from 'htmlparser2'
import type { Dialect, Rule } from '../dialect'
import { findKey } from '../read-config'
import {
  badge,
  callout,
  calloutBy,
  card,
  codeBlock,
  group,
  icon,
  image,
  link,
  stepsFromList,
  tab,
  tabs,
  textOf,
  unwrap,
} from '../rules'
import { docusaurus } from './docusaurus'
import { buildOpening } from './vitepress'

const callouts = {
  note: callout('note'),
  tip: callout('tip'),
  caution: callout('warning', 'Caution'),
  danger: callout('caution', 'Danger'),
}

const PRE = /^\s*<pre\b[^>]*>\s*<code\b[^>]*?(?:class="language-([\w-]+)"[^>]*)?>([^]*)<\/code>\s*<\/pre>\s*$/

/** Writes the content of a fragment. The HTML of `set:html` becomes a code block or text. */
const fragment: Rule = (part, page) => {
  const html = textOf(part, 'set:html')
  if (html === undefined) return unwrap(part, page)
  const [, language = 'text', code] = PRE.exec(html) ?? []
  let text = ''
  const parser = new Parser({
    ontext: (one) => void (text += one),
    onopentag: (name) => void (text += name === 'br' ? '\n' : ''),
  })
  parser.end(code ?? html)
  page.note('The HTML of "set:html" became text without colours.')
  return code === undefined
    ? text.trim()
    : codeBlock('lang')({ ...part, attributes: { code: text, lang: language } }, page)
}

interface SidebarField {
  label?: string
  badge?: string | { text?: string }
  hidden?: boolean
  order?: number
}

interface Hero {
  title?: string
  tagline?: string
  image?: unknown
  actions?: { text?: string; link?: string }[]
}

export const starlight: Dialect = {
  title: 'Starlight',
  configFile: /^astro\.config\.[cm]?[jt]s$/,
  configText: /@astrojs\/starlight/,
  folders: () => ({ pages: 'src/content/docs', served: 'public' }),
  origin: ({ find }) => find('site'),
  isMdx: (file) => file.endsWith('.mdx'),
  // Uses the container syntax of Docusaurus, although Starlight only allows labels in brackets.
  containers: docusaurus.containers,
  hasSlashes: true,
  otherFolders: ['src/pages'],
  aliases: { '~/': 'src/', '@/': 'src/', '@assets/': 'src/assets/' },
  rules: {
    ...callouts,
    Fragment: fragment,
    Aside: calloutBy('type', callouts, callouts.note),
    Tabs: tabs('syncKey'),
    TabItem: tab,
    Card: card,
    LinkCard: card,
    CardGrid: group('card-group'),
    Steps: stepsFromList,
    FileTree: group('file-tree'),
    Badge: badge('variant'),
    LinkButton: link,
    Icon: icon,
    Image: image,
    Code: codeBlock('lang'),
  },
  rankOf: ({ sidebar }) => (sidebar as SidebarField | undefined)?.order,
  hasFoldersByPage: true,
  hasIndexLines: true,
  hasRawFolderNames: true,
  locales(config) {
    const settings = Object(config.find('locales')) as Record<string, { lang?: string } | undefined>
    const locales = Object.keys(settings)
    const own = config.find('defaultLocale')
    const isOwn = typeof own === 'string' && own !== 'root' && locales.includes(own) && !locales.includes('root')
    const language = settings['root']?.lang ?? (typeof own === 'string' && own !== 'root' ? own : undefined)
    return { language, own: isOwn ? own : undefined, others: locales.filter((name) => name !== 'root') }
  },
  sidebar: (config) => ({ config, written: findKey(config.main, 'sidebar'), isExpected: false }),
  urls({ fields }, path) {
    const { slug } = fields
    return [`/${typeof slug === 'string' ? slug : path.toLowerCase()}`]
  },
  convertFields(matter) {
    const sidebar = matter.take('sidebar') as SidebarField | undefined
    matter.set(['navigation', 'title'], sidebar?.label)
    matter.set(['navigation', 'badge'], typeof sidebar?.badge === 'object' ? sidebar.badge.text : sidebar?.badge)
    if (sidebar?.hidden === true) matter.set(['navigation'], false)
    matter.take('slug')
    if (matter.take('pagefind') === false) matter.set(['search'], false)
    const template = matter.fields['template']
    if (template === 'doc') matter.take('template')
    if (matter.fields['tableOfContents'] === true) matter.take('tableOfContents')
    matter.refuse(['tableOfContents'], 'Pages list their headings under "On this page".')
    matter.refuse(['lastUpdated'], 'Pages show the date of their last commit.')
    matter.refuse(['prev', 'next'], 'The links to the previous and next page follow the sidebar.')
    matter.refuse(['banner'], 'Write the banner as a note at the top of the page.')
    matter.refuse(['template', 'hero', 'head', 'editUrl'])
  },
  landing(fields, page) {
    const hero = fields['hero'] as Hero | undefined
    if (fields['template'] !== 'splash' || !hero) return undefined
    const title = hero.title ?? (typeof fields['title'] === 'string' ? fields['title'] : undefined)
    return buildOpening({ title, lead: hero.tagline, actions: hero.actions, image: hero.image }, page)
  },
}
