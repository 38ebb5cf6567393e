import { posix } from 'node:path'
import type { Dialect } from '../dialect'
import { badge, callout, calloutBy, codeBlock, collapsible, image, link, remove, tab, tabs } from '../rules'
import { docsOf, languagesOf, pluginsOf, readVersions } from './docusaurus-options'

const NUMBERED = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
/** Names that begin with a date or a version have no order number. */
const DATE_OR_VERSION = /^(\d+[-_.]\d+)/

const callouts = {
  note: callout('note'),
  tip: callout('tip'),
  info: callout('note', 'Info'),
  important: callout('note', 'Important'),
  success: callout('tip', 'Success'),
  secondary: callout('note'),
  warning: callout('warning'),
  caution: callout('warning'),
  danger: callout('caution', 'Danger'),
}

/** Returns the folder of a file in the form that URLs contain, which has no order numbers. */
const pathOfFolder = (file: string) =>
  posix
    .dirname(file)
    .split('/')
    .map((name) => docusaurus.readName!(name).name)
    .join('/')

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Reads the sidebars of a version from a file; without a file, those of the configuration. */
const sidebarIn =
  (file: string | undefined): NonNullable<Dialect['sidebar']> =>
  (config, read) => {
    const written = docsOf(config).sidebarPath
    const sidebars = read(file ?? textOf(written) ?? './sidebars')
    return {
      config: sidebars,
      written: written === false ? undefined : sidebars.main,
      isExpected: written !== undefined,
      titleOf: (key) => findLabel(config.main, key, (Object(sidebars.main) as Record<string, unknown>)[key]),
    }
  }

/** Returns the URL of a page in a version, by the part of the URL after the path of the documentation. */
const urlsIn =
  (urlPath: string): Dialect['urls'] =>
  ({ file, fields: { id, slug } }, path, config) => {
    const base = posix.join(docsOf(config).routeBasePath ?? 'docs', urlPath)
    // The page of a folder has the URL of the folder, regardless of its id.
    const isIndex = path === '' || pathOfFolder(file) === path
    const folder = isIndex ? path : posix.dirname(path)
    const own = typeof slug === 'string' ? slug : isIndex ? '' : typeof id === 'string' ? id : posix.basename(path)
    return [posix.join('/', base, own.startsWith('/') ? '' : folder, own)]
  }

export const docusaurus: Dialect = {
  title: 'Docusaurus',
  configFile: /^docusaurus\.config\.[cm]?[jt]s$/,
  folders: (config) => ({ pages: docsOf(config).path ?? 'docs', served: 'static' }),
  unpublished: (config) => ({ option: 'exclude', patterns: docsOf(config).exclude }),
  origin: ({ find }) => find('url'),
  repository({ find }) {
    const [owner, name] = [find('organizationName'), find('projectName')]
    return typeof owner === 'string' && typeof name === 'string' ? `https://github.com/${owner}/${name}` : undefined
  },
  // By default, Docusaurus also reads .md files as MDX.
  isMdx: () => true,
  containers: {
    open(line) {
      const [, colons, name, rest = ''] = /^(:{3,})(\w+)(.*)$/.exec(line) ?? []
      if (colons === undefined || name === undefined) return undefined
      const [label, attributes] = /^(?:\[(.*)\])?(?:\{(.*)\})?$/.exec(rest)?.slice(1) ?? [rest.trim()]
      return { colons: colons.length, name, ...(label && { label }), ...(attributes && { attributes }) }
    },
  },
  hasOtherIndexes: true,
  otherFolders: ['blog', 'i18n', 'src/pages', 'versioned_docs'],
  aliases: { '@site/': '', 'pathname:///': 'static/', '~/': '' },
  rules: {
    ...callouts,
    Admonition: calloutBy('type', callouts, callout('note')),
    Tabs: tabs('groupId'),
    TabItem: tab,
    CodeBlock: codeBlock('language'),
    Details: collapsible,
    Link: link,
    Image: image,
    Badge: badge('type'),
    TOCInline: remove(),
    DocCardList: remove(
      '"<DocCardList>" is left out: the sidebar lists the pages of the folder. Add cards if the page needs them.',
    ),
  },
  readName(name) {
    const match = DATE_OR_VERSION.test(name) ? null : NUMBERED.exec(name)
    return match ? { name: match[2]!, rank: Number(match[1]) } : { name }
  },
  rankOf: (fields) => fields['sidebar_position'],
  hasRawFolderNames: true,
  unread: (config) =>
    pluginsOf(config)
      .filter((one) => one !== docsOf(config))
      .map(
        ({ path }) =>
          `The documentation in "${textOf(path) ?? 'docs'}" is not converted: the command converts one folder. Run it again for this folder, with --from docusaurus and another --to.`,
      ),
  sidebar: sidebarIn(undefined),
  urls: urlsIn(''),
  locales: (config) => ({ language: languagesOf(config).defaultLocale, others: [], hasLocalPaths: true }),
  versions: (config, readText) =>
    readVersions(config, readText).map(({ urlPath, sidebars, ...version }) => ({
      ...version,
      dialect: { ...docusaurus, sidebar: sidebarIn(sidebars), urls: urlsIn(urlPath) },
    })),
  convertFields(matter, page) {
    const label = matter.takeText('sidebar_label')
    for (const name of ['sidebar_position', 'slug', 'id']) matter.take(name)
    matter.set(['navigation', 'title'], label)
    const written = [matter.take('keywords'), matter.take('tags')].flat() as (string | { label?: string } | undefined)[]
    const keywords = written.flatMap((one) => (typeof one === 'object' ? (one.label ?? []) : (one ?? [])))
    if (keywords.length > 0) matter.set(['search'], { keywords: [...new Set(keywords.map(String))] })
    matter.set(['seo', 'title'], matter.takeText('title_meta'))
    const picture = matter.takeText('image')
    if (picture !== undefined) matter.set(['seo', 'image'], page.image(picture).replace(/^\.\//, ''))
    if (matter.take('unlisted') === true) {
      matter.set(['navigation'], false)
      matter.set(['search'], false)
      matter.set(['seo', 'noindex'], true)
    }
    matter.take('hide_title')
    matter.refuse(
      ['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'],
      'Pages list their headings under "On this page".',
    )
    matter.refuse(
      ['pagination_label', 'pagination_next', 'pagination_prev'],
      'The links to the previous and next page follow the sidebar.',
    )
    matter.refuse([
      'custom_edit_url',
      'displayed_sidebar',
      'sidebar_class_name',
      'sidebar_custom_props',
      'sidebar_key',
      'parse_number_prefixes',
    ])
    matter.refuse(['last_update'], 'Pages show the date of their last commit.')
  },
  folderFile: /^_category_\.(json|ya?ml)$/,
  readFolder({ label, position, collapsed, link: _, collapsible: __, key: ___, ...unknown }) {
    const rank = Number(position)
    return {
      ...(position !== undefined && !Number.isNaN(rank) && { rank }),
      fields: { ...(label !== undefined && { title: label }), ...(collapsed === true && { defaultOpen: false }) },
      unknown: Object.keys(unknown),
    }
  },
}

/** Returns the label of a menu link to a sidebar or to a page of the sidebar. */
function findLabel(value: unknown, sidebarId: string, sidebar: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { sidebarId: id, docId, label } = value as Record<string, unknown>
  if (id === sidebarId || (docId !== undefined && hasValue(sidebar, docId))) return textOf(label)
  return Object.values(value).flatMap((one) => findLabel(one, sidebarId, sidebar) ?? [])[0]
}

const hasValue = (whole: unknown, wanted: unknown): boolean =>
  whole === wanted ||
  (typeof whole === 'object' && whole !== null && Object.values(whole).some((one) => hasValue(one, wanted)))
