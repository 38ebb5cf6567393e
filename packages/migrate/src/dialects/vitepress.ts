import { posix } from 'node:path'
import { compile, match } from 'path-to-regexp'
import { toLabel } from '../containers'
import type { Dialect, PageTools } from '../dialect'
import { isExternal } from '../external-images'
import type { SiteConfig } from '../read-config'
import { badge, callout, collapsible, group, include, unwrap } from '../rules'

const SNIPPET = /^<<<\s+(\S+?)(?:#([\w-]+))?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]*)\])?\s*$/
const INCLUDE = /^<!--\s*@include:\s*(\S+?)(?:#([\w-]+))?(?:\{(\d*),?(\d*)\})?\s*-->$/
const SIGNS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

interface Home {
  title?: string
  hero?: {
    name?: string
    text?: string
    tagline?: string
    image?: unknown
    actions?: { text?: string; link?: string }[]
  }
  features?: { icon?: unknown; title?: string; details?: string; link?: string; linkText?: string }[]
}

interface Options {
  sidebar?: unknown
  nav?: { text?: unknown; link?: unknown }[]
  lang?: string
  locales?: Record<string, { lang?: string; link?: unknown; themeConfig?: Options }>
  rewrites?: unknown
  srcExclude?: unknown
  themeConfig?: Options
}

const optionsOf = (config: SiteConfig) => Object(config.main) as Options

/** Returns the options of the theme in the main language. */
function themeOf(config: SiteConfig): Options {
  const { themeConfig, locales } = optionsOf(config)
  const own = locales?.['root'] ?? locales?.[ownLocale(config) ?? '']
  return { ...themeConfig, ...own?.themeConfig }
}

/** Returns the locale whose folder contains the main pages; undefined if the main pages are in the root. */
function ownLocale(config: SiteConfig): string | undefined {
  const names = Object.keys(Object(optionsOf(config).locales) as object)
  return rewrittenFolder(config) ?? (names.includes('root') ? undefined : names[0])
}

/** Returns the file to which the `rewrites` of the configuration move a page. */
function rewrite(config: SiteConfig, file: string): string | undefined {
  const whole = posix.join(rewrittenFolder(config) ?? '', file)
  for (const [from, to] of Object.entries(Object(optionsOf(config).rewrites) as Record<string, unknown>)) {
    const found = typeof to === 'string' && match(from)(whole)
    if (found) return compile(to, { validate: false })(found.params)
  }
  return undefined
}

/** Returns the folder that a rewrite such as `'en/:rest*': ':rest*'` removes from URLs. */
const rewrittenFolder = (config: SiteConfig) =>
  Object.entries(Object(optionsOf(config).rewrites) as Record<string, unknown>).flatMap(([from, to]) => {
    const [, folder, rest] = /^([\w-]+)\/(:\w+\*?|\(\.\*\))$/.exec(from) ?? []
    return folder !== undefined && (to === rest || to === ':rest*') ? [folder] : []
  })[0]

/** Returns the code of the main language. */
function languageOf(config: SiteConfig): string | undefined {
  const { locales, lang } = optionsOf(config)
  const own = ownLocale(config)
  return [locales?.['root']?.lang, locales?.[own ?? '']?.lang, lang, own].find((one) => typeof one === 'string')
}

export const vitepress: Dialect = {
  title: 'VitePress',
  configFile: /^(?:[\w-]+\/)?\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/,
  folders(config, configFile) {
    const root = configFile.replace(/\/?\.vitepress\/.*$/, '')
    const source = config.find('srcDir')
    const pages = [root, typeof source === 'string' ? source.replace(/^\.\/|\/$/g, '') : '']
      .filter((one) => one && one !== '.')
      .join('/')
    return { pages, served: [pages, 'public'].filter(Boolean).join('/') }
  },
  origin: ({ find }) => find('hostname'),
  isMdx: () => false,
  containers: {
    open(line) {
      const [, colons, name, rest = ''] = /^(:{3,})\s*([\w-]+)(.*)$/.exec(line) ?? []
      if (colons === undefined || name === undefined) return undefined
      const attributes = /\{([^}]*)\}\s*$/.exec(rest)
      const label = rest.slice(0, attributes?.index).trim()
      return {
        colons: colons.length,
        name,
        ...(label && { label }),
        ...(attributes?.[1] && { attributes: attributes[1] }),
      }
    },
  },
  replaceLine(line) {
    if (/^\[\[toc\]\]$/i.test(line.trim())) return ''
    const [snippet, file, region, marks, title] = SNIPPET.exec(line.trim()) ?? []
    if (snippet !== undefined) {
      const [, lines, language] = /^([\d,\s-]*)\s*([a-z][\w-]*)?/.exec(marks ?? '')!
      const options = [title && `[${title}]`, lines?.trim() && `{${lines.trim()}}`].filter(Boolean).join(' ')
      const attributes = [
        `src="${file}"`,
        region && `region="${region}"`,
        language && `language="${language}"`,
        options && `options="${options}"`,
      ]
      return `::include{${attributes.filter(Boolean).join(' ')}}`
    }
    const [part, text, section, from, to] = INCLUDE.exec(line.trim()) ?? []
    if (part !== undefined) {
      const lines = from || to ? ` lines="${from || 1}${to === from ? '' : `-${to}`}"` : ''
      return `::include{src="${text}"${section ? ` region="${section}"` : ''}${lines}}`
    }
    // Classes of a heading must not become part of its id.
    const plain = line.replace(/^(#{1,6} .*?)\s+\{\.[^{}]*\}\s*$/, '$1')
    return plain.replace(/<Badge\b([^>]*[^>/])?>([^<]*)<\/Badge>/g, '<Badge$1 text="$2" />')
  },
  hasMustaches: true,
  isMarkdownIt: true,
  hasInlineNotes: true,
  headingId: (text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .replace(SIGNS, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase(),
  otherFolders: [],
  aliases: { '@/': '', '~/': '' },
  rules: {
    info: callout('note', 'Info'),
    tip: callout('tip'),
    warning: callout('warning'),
    danger: callout('caution', 'Danger'),
    details: collapsible,
    'code-group': group('code-group'),
    raw: unwrap,
    'v-pre': unwrap,
    Badge: badge('type'),
    include,
  },
  unpublished: (config) => ({ option: 'srcExclude', patterns: optionsOf(config).srcExclude }),
  locales: (config) => ({
    language: languageOf(config),
    own: ownLocale(config),
    isInUrl: rewrittenFolder(config) === undefined,
    others: Object.keys(Object(optionsOf(config).locales) as object).filter((name) => name !== 'root'),
  }),
  unread(config) {
    const { rewrites } = optionsOf(config)
    const isRead =
      typeof rewrites !== 'function' && Object.values(Object(rewrites) as object).every((to) => typeof to === 'string')
    // Also searches the text of the configuration, because functions are missing in the result of a run.
    if (isRead && (rewrites !== undefined || !/\brewrites\s*[(:]/.test(config.text))) return []
    return ['"rewrites" is computed and has no effect on the conversion. Move the pages, and add redirects.']
  },
  sidebar(config, read) {
    const theme = themeOf(config)
    // A locale may have its own configuration beside its pages.
    const beside = theme.sidebar === undefined ? read('../config') : undefined
    const found = beside && (themeOf(beside).sidebar ?? beside.find('sidebar'))
    const nav = theme.nav ?? (beside && themeOf(beside).nav)
    return {
      config: found === undefined ? config : beside!,
      written: theme.sidebar ?? found ?? (config.main === undefined ? undefined : config.find('sidebar')),
      isExpected: true,
      titleOf: (key) => {
        const link = (Array.isArray(nav) ? nav : []).find(
          (one) => typeof one.link === 'string' && one.link.startsWith(key),
        )
        return typeof link?.text === 'string' ? link.text : undefined
      },
    }
  },
  urls({ file }, path, config) {
    const rewritten = file === '' ? undefined : rewrite(config, file)
    const own = rewritten?.replace(/(^|\/)index\.md$|\.md$/, '$1') ?? path
    return config.find('cleanUrls') === true || own.endsWith('/') || own === ''
      ? [`/${own}`]
      : [`/${own}`, `/${own}.html`]
  },
  convertFields(matter, page) {
    const picture = matter.takeText('image')
    if (picture !== undefined) matter.set(['seo', 'image'], page.image(picture))
    if (matter.fields['layout'] === 'doc') matter.take('layout')
    for (const name of ['outline', 'lastUpdated', 'editLink', 'prev', 'next'])
      if (matter.fields[name] === true) matter.take(name)
    matter.refuse(['outline'], 'Pages list their headings under "On this page".')
    matter.refuse(['lastUpdated'], 'Pages show the date of their last commit.')
    matter.refuse(['prev', 'next'], 'The links to the previous and next page follow the sidebar.')
    matter.refuse([
      'titleTemplate',
      'layout',
      'hero',
      'features',
      'head',
      'sidebar',
      'aside',
      'navbar',
      'footer',
      'pageClass',
      'editLink',
      'isHome',
      'markdownStyles',
    ])
  },
  landing(fields, page) {
    if (fields['layout'] !== 'home' || !(fields['hero'] ?? fields['features'])) return undefined
    const { hero = {}, features = [], title } = fields as Home
    const opening = buildOpening(
      {
        title: [hero.name, hero.text].flatMap((text) => plain(text) || []).join(': ') || plain(title),
        lead: plain(hero.tagline),
        actions: hero.actions,
        image: hero.image,
      },
      page,
    )
    if (!opening) return undefined
    if (features.some(({ icon }) => icon !== undefined))
      page.note('Every feature has the icon "sparkles" now. Choose an icon for each feature.')
    const links = features.flatMap(({ linkText }) => (linkText === undefined ? [] : [`"${linkText}"`]))
    if (links.length > 0)
      page.note(`The link texts of the features are left out: ${links.join(', ')}. The titles are links now.`)
    const items = features.map((one) => ({
      icon: 'sparkles',
      title: plain(one.title) || plain(one.details) || 'Feature',
      text: plain(one.details) || plain(one.title) || 'Feature',
      ...(one.link !== undefined && { to: page.path(one.link) }),
    }))
    const more = items.length > 0 ? [{ features: { title: 'Features', items } }] : []
    return { title: opening.title, blocks: [...opening.blocks, ...more] }
  },
}

/** Removes HTML tags from a text. */
const plain = (text: string | undefined) =>
  text
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

interface Opening {
  title: string | undefined
  lead: string | undefined
  actions?: { text?: string; link?: string }[] | undefined
  /** A path, or an object with a path for each colour mode. */
  image?: unknown
}

/** Builds the first block of a landing page: a hero, or a text if there is no button. Returns undefined without a title. */
export function buildOpening({ title, lead, actions = [], image }: Opening, page: PageTools) {
  if (!title) return undefined
  const [primary, secondary, ...others] = actions.flatMap(({ text, link }) =>
    text?.trim() && link !== undefined ? [{ label: text, to: page.path(link) }] : [],
  )
  if (others.length > 0)
    page.note(`A hero has at most two buttons. Left out: ${others.map(({ label }) => `"${label}"`).join(', ')}.`)
  const { src, file, light, dark, alt } = Object(image) as Record<string, unknown>
  const picture = [image, src, file, light, dark].find((one) => typeof one === 'string')
  if (image !== undefined && (picture === undefined || isExternal(picture)))
    page.note('The image of the hero is left out. Save the file beside the page, and write its name into "example".')
  const shown = picture === undefined || isExternal(picture) ? undefined : page.image(picture)
  // A path from the root that stays unchanged belongs to a missing file.
  const isThere = shown !== undefined && !(shown === picture && shown.startsWith('/'))
  const example = isThere ? `![${toLabel(typeof alt === 'string' ? alt : '')}](${shown})` : undefined
  if (primary) {
    const words = { title, ...(lead && { lead }), primary, ...(secondary && { secondary }) }
    return { title, blocks: [{ hero: { ...words, ...(example !== undefined && { example }) } }] }
  }
  const body = [lead, example].filter(Boolean).join('\n\n')
  return { title, blocks: body ? [{ text: { body: `${body}\n` } }] : [] }
}
