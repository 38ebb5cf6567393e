import type { Dialect } from '../dialect'
import { isExternal } from '../external-images'
import {
  accordion,
  accordionItem,
  badge,
  callout,
  calloutBy,
  card,
  codeGroup,
  codePreview,
  collapsible,
  field,
  group,
  icon,
  image,
  kbd,
  link,
  tab,
  tabs,
  unwrap,
  video,
} from '../rules'

const note = callout('note')
const callouts = {
  note,
  info: note,
  primary: note,
  neutral: note,
  tip: callout('tip'),
  success: callout('tip'),
  warning: callout('warning'),
  caution: callout('caution'),
  danger: callout('caution'),
  error: callout('caution'),
}

const SEO = ['title', 'description', 'image', 'noindex']
const FLAGS = ['title', 'icon', 'badge', 'target', 'disabled', 'active', 'defaultOpen', 'navigation']

export const nuxtContent: Dialect = {
  title: 'Nuxt Content',
  configFile: /^(?:nuxt|content)\.config\.[cm]?[jt]s$/,
  configText: /@nuxt\/content|@nuxt\/ui-pro|docus|defineCollection/,
  folders: () => ({ pages: 'content', served: 'public' }),
  isMdx: () => false,
  containers: {
    isMdc: true,
    open(line) {
      const [, colons, name, label, attributes] = /^(:{2,})([a-z][\w-]*)(?:\[(.*)\])?(?:\{(.*)\})?$/i.exec(line) ?? []
      if (colons === undefined || name === undefined) return undefined
      // A colon before a name binds a value in Vue.
      const plain = attributes?.replace(/(^|\s):(?=[\w-]+=)/g, '$1')
      return { colons: colons.length, name, ...(label && { label }), ...(plain && { attributes: plain }) }
    },
  },
  hasMustaches: true,
  hasInlineComponents: true,
  otherFolders: [],
  aliases: {},
  rules: {
    ...callouts,
    alert: calloutBy('type', callouts, note),
    callout: calloutBy('color', callouts, note),
    'code-group': codeGroup,
    'code-tree': group('code-tree'),
    'code-collapse': unwrap,
    'code-preview': codePreview,
    tabs: tabs('sync'),
    'tabs-item': tab,
    accordion,
    'accordion-item': accordionItem,
    collapsible,
    steps: group('steps'),
    card,
    'card-group': group('card-group'),
    field,
    'field-group': group('field-group'),
    badge: badge('color'),
    icon,
    kbd,
    'read-more': link,
    'u-button': link,
    'button-link': link,
    br: () => '<br>',
    hr: () => '***',
    video,
    div: unwrap,
    list: unwrap,
    NuxtImg: image,
    img: image,
  },
  readName: (name) => {
    const match = /^(\d+)\.(.+)$/.exec(name)
    return match ? { name: match[2]!, rank: Number(match[1]) } : { name }
  },
  locales(config) {
    const { locales, defaultLocale } = Object(config.find('i18n')) as { locales?: unknown; defaultLocale?: unknown }
    const codes = (Array.isArray(locales) ? (locales as unknown[]) : []).flatMap((one) => {
      const code = typeof one === 'string' ? one : (Object(one) as { code?: unknown }).code
      return typeof code === 'string' ? [code] : []
    })
    const own = typeof defaultLocale === 'string' ? defaultLocale : undefined
    return { language: own, own, others: codes }
  },
  urls: (_, path) => [`/${path.toLowerCase()}`],
  convertFields(matter, page) {
    const { navigation } = matter.fields
    if (typeof navigation === 'object') matter.take('navigation')
    // "navigation.title: …" is the same as `title` inside `navigation`.
    const dotted = Object.keys(matter.fields).filter((name) => name.startsWith('navigation.'))
    const flat = dotted.map((name) => [name.slice('navigation.'.length), matter.take(name)])
    for (const [name, value] of Object.entries({ ...Object(navigation), ...Object.fromEntries(flat) } as object)) {
      if (!FLAGS.includes(name)) page.note(`The unsupported field "navigation.${name}" is left out.`)
      else matter.set(['navigation', name], name === 'icon' ? page.icon(value) : value)
    }
    matter.set(['navigation', 'icon'], page.icon(matter.takeText('icon')))
    const links = matter.fields['links']
    if (Array.isArray(links)) {
      const known = (links as Record<string, string>[]).map(({ label = '', to = '', target }) => ({
        label,
        to: page.path(to),
        ...(target === '_blank' && { target }),
      }))
      matter.set(['links'], known)
    }
    const { seo } = matter.fields
    for (const [name, value] of Object.entries(Object(seo) as object)) {
      if (SEO.includes(name)) continue
      matter.drop(['seo', name])
      if (name === 'ogImage' && typeof value === 'string' && !isExternal(value))
        matter.set(['seo', 'image'], page.image(value))
      else page.note(`The unsupported field "seo.${name}" is left out.`)
    }
    matter.refuse(['layout', 'head', 'toc', 'redirect', 'hero', 'sitemap', 'robots', 'ogImage'])
  },
  folderFile: /^(?:\.navigation|_dir)\.ya?ml$/,
  readFolder({ navigation, ...own }) {
    // Nuxt also accepts the fields inside `navigation`.
    const written = { ...own, ...(navigation === false ? { navigation } : Object(navigation)) } as typeof own
    const known = Object.entries(written).filter(([name]) => FLAGS.includes(name))
    return { fields: Object.fromEntries(known), unknown: Object.keys(written).filter((name) => !FLAGS.includes(name)) }
  },
}
