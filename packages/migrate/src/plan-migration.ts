import { posix } from 'node:path'
import { pathOf } from '@galley/core/content-path'
import { findIconSets } from '@galley/node/icon-sets'
import { collections } from '@galley/site/collections'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import { arrangePages } from './arrange-pages'
import { carryRedirects } from './carry-redirects'
import { convertBody } from './convert-body'
import type { Note, PageFacts, PageTools } from './dialect'
import { findSite, type OldSite, PAGE } from './find-site'
import { FrontMatter } from './front-matter'
import { findLostWords } from './lost-words'
import { type OldRedirect, readOldRedirects } from './old-redirects'
import { isPart, pathOfPage, stemOf } from './page-names'
import { type ParsedBody, readBody } from './read-body'
import { createUrlResolver, decode, type OldPage } from './resolve-urls'

export interface MigrationOptions {
  /** The folder of the old site. */
  source: string
  /** The name of its system. @default found by its files */
  from?: string | undefined
  /** The folder below `content/` that the pages go into, such as "docs"; empty for `content/` itself. */
  target: string
  /** Patterns of files to leave out. */
  exclude?: readonly string[] | undefined
  /** The path that the old site was served under. @default that of its configuration */
  base?: string | undefined
}

/** What would be written: nothing is written here. Files are from the root of the project. */
export interface Migration {
  system: string
  /** The folder that the files of the old site are below. */
  root: string
  /** How the configuration was read: "run", "read as text", or "none". */
  configuration: string
  pages: number
  texts: Map<string, string>
  /** The files to copy, with those below the old site. */
  copies: Map<string, string>
  /** Old paths, and the pages that replace them. */
  redirects: Map<string, string>
  notes: Note[]
}

interface Page extends OldPage, PageFacts {
  matter: FrontMatter
  body: ParsedBody
  /** What is included by other pages. */
  isPart: boolean
}

/** The fields that a page may have here. */
const FIELDS = new Set(Object.keys(collections.docs.schema.shape))

const silent = () => undefined
const icons = findIconSets(process.cwd())

/** Reads the whole of a site, and converts it. */
export function planMigration({ source, from, target, exclude, base }: MigrationOptions): Migration {
  const notes: Note[] = []
  const noteAt = (file: string, line: number) => (message: string) => {
    const isKnown = notes.some((one) => one.file === file && one.line === line && one.message === message)
    if (!isKnown) notes.push({ file, line, message })
  }
  const report = ({ file, line, message }: Note) => noteAt(file, line)(message)
  const site = findSite(source, { from, ...(exclude && { exclude }), base }, report)
  const { dialect, config, folder, served } = site
  const isServed = (file: string) => served !== '' && file.startsWith(`${served}/`)
  const filesOfFolder = [...site.files]
    .filter((file) => !isServed(file) && (folder === '' || file.startsWith(`${folder}/`)))
    .map((file) => posix.relative(folder, file))
  const hasMath = /remark-math|\bmath:\s*true/.test(config.text)
  const isPage = (file: string) => PAGE.test(file) && !dialect.skips?.test(file)
  const hasUrls = dialect.hasUrls?.(site.configFile) ?? true
  const urlsOf = (page: PageFacts) =>
    dialect.urls(page, posix.join(site.urlPrefix, pathOfPage(dialect, page.file)).replace(/^\.$/, ''), config)
  const written = filesOfFolder
    .filter((file) => isPage(file) && !site.isUnpublished(posix.join(folder, file)))
    .map((file) => {
      const raw = site.read(posix.join(folder, file)).replace(/\r\n?/g, '\n')
      const { fields, body } = new FrontMatter(raw, silent)
      return { file, raw, fields, body }
    })
    .filter(({ file, fields, body }) => {
      const isErrorPage = hasUrls && urlsOf({ file, fields })[0] === '/404'
      const words = wordsOf(fields, body)
      const remedy = `this site has its own, in src/pages/404.tsx. Its words are "${words}".`
      if (isErrorPage)
        report({
          file: posix.join(folder, file),
          line: 1,
          message: `The page for URLs that do not exist is left out: ${remedy}`,
        })
      return !isErrorPage
    })
  const { targetOf, labels, isUnlisted, folders, generated } = arrangePages(site, written, filesOfFolder, report)

  const texts = new Map<string, string>()
  const copies = new Map<string, string>()
  const readPage = (file: string, raw: string, place: Pick<Page, 'shown' | 'target' | 'urls' | 'isPart'>): Page => {
    const note = (line: number, message: string) => noteAt(place.shown, line)(message)
    const matter = new FrontMatter(raw, note)
    const { fields } = matter
    const body = readBody(matter.body, {
      dialect,
      isMdx: dialect.isMdx(file),
      hasMath,
      firstLine: matter.bodyLine,
      fields,
      read: (name) => {
        const path = posix.join(posix.dirname(place.shown), name)
        return [path, posix.join(folder, name), name].flatMap((one) => (site.files.has(one) ? [site.read(one)] : []))[0]
      },
      note,
    })
    return {
      ...place,
      file,
      fields,
      matter,
      body,
      path: pathOf(place.target.replace(PAGE, '')),
      ids: body.ids.all,
      isLanding: dialect.landing?.(fields, NO_TOOLS) !== undefined,
    }
  }
  const pages = written.map(({ file, raw, fields }) =>
    readPage(file, raw, {
      shown: posix.join(folder, file),
      target: posix.join(target, targetOf(file)),
      urls: urlsOf({ file, fields }).map((url) => url.replace(/(?<=.)\/+$|\/(?=\/)/g, '')),
      isPart: isPart(file),
    }),
  )
  /** Texts outside of the folder that pages include. */
  const parts = new Map<string, Page>()
  const takePart = (file: string, around: OldPage, at: string, text?: string) => {
    const raw = () => text ?? site.read(file).replace(/\r\n?/g, '\n')
    const place = { shown: file, target: at.replace(PAGE, '.md'), urls: around.urls, isPart: true }
    const part = parts.get(at) ?? readPage(file, raw(), place)
    parts.set(at, part)
    return part.target
  }
  const oldRedirects = readOldRedirects(site, (file, line, message) => noteAt(file, line)(message))
  const urls = createUrlResolver({ site, oldRedirects, pages, target, targetOf, copies, takePart })
  const toolsOf = (page: Page, line: number): PageTools => {
    const note = noteAt(page.shown, line)
    return {
      note,
      link: (url) => urls.link(page, url, note),
      path: (url) => urls.link(page, url, note, true),
      image: (url) => urls.image(page, url, note),
      include: (url, attributes) => urls.include(page, url, attributes),
      component: (name, from) => site.findComponent(name, from),
      icon: (name) => findIcon(name, note),
    }
  }

  for (const page of pages) convertPage(page)
  // A part may include others, which are added while the list is read.
  for (const part of parts.values()) convertPage(part)
  for (const [name, { file, fields, unknown }] of folders) {
    const note = noteAt(posix.join(folder, file), 1)
    for (const one of unknown) note(`"${one}" of a folder has no counterpart here. It is left out.`)
    const icon = findIcon(fields['icon'], note)
    const { icon: _, ...others } = fields
    const whole = { ...others, ...(icon !== undefined && { icon }) }
    const at = posix.join('content', target, name, '.navigation.yml')
    if (Object.keys(whole).length > 0) texts.set(at, stringify(whole))
  }
  for (const link of site.links)
    noteAt(link, 1)('A symbolic link is not followed. Put the file or folder itself here, or copy what the site needs.')
  noteRest(site, filesOfFolder, new Set(copies.values()), (file) => noteAt(file, 1))
  const unpublished = filesOfFolder.filter(
    (file) => isPage(file) && site.isUnpublished(posix.join(folder, file)),
  ).length
  if (unpublished > 0)
    noteAt(
      site.config.file,
      1,
    )(`Pages that "${dialect.unpublished!(config).option}" leaves out are not converted: ${unpublished}.`)
  const shown = pages.filter(({ isPart }) => !isPart)
  // A draft has no page that a redirect could lead to.
  const published = shown.filter(({ fields }) => fields['draft'] !== true)
  const moved = hasUrls ? [...listRedirects(published), ...listGenerated()] : []
  const carried = carryRedirects({
    redirects: [...oldRedirects, ...published.flatMap(ownRedirects)],
    findPath: (url) => urls.pathOf(url),
    urls: new Map(shown.flatMap((page) => page.urls.slice(0, 1).map((url) => [decode(url), page.path] as const))),
    report: (file, line, message) => noteAt(file, line)(message),
  })
  notes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return {
    system: dialect.title,
    root: site.root,
    configuration: describeConfig(site),
    pages: shown.length,
    texts,
    copies,
    // The page of errors is part of the site here.
    redirects: new Map([...carried, ...moved].filter(([url]) => !/^\/404(\.html)?$/.test(url))),
    notes,
  }

  /** The URLs of pages that the old system made for groups, with the first page of the group. */
  function listGenerated(): [string, string][] {
    return [...generated].flatMap(([slug, first]): [string, string][] => {
      const page = pages.find(({ file }) => file === first)
      const [url] = dialect.urls({ file: '', fields: { slug: posix.join('/', slug) } }, '', config)
      const from = (url ?? '').replaceAll(/\/{2,}/g, '/')
      return page && !pages.some(({ path }) => path === from) ? [[from, page.path]] : []
    })
  }

  function convertPage(page: Page) {
    const { file, matter, body: read, shown } = page
    const tools = (line: number) => toolsOf(page, line)
    const isTitleTaken =
      !page.isPart && matter.fields['title'] === undefined && read.title !== undefined && !isTitleHere(read.title)
    const body = convertBody(read, { dialect, isTitleTaken, tools })
    const noteLostWords = (text: string) => {
      const modules: [number, number][] = []
      visit(read.tree, 'mdxjsEsm', ({ position }) => {
        modules.push([read.lineAt(position!.start.line), read.lineAt(position!.end.line)])
      })
      const old = { text: matter.body, firstLine: matter.bodyLine, modules, isMdx: dialect.isMdx(file) }
      const own = notes.filter((note) => note.file === shown)
      for (const { line, words } of findLostWords({ ...old, hiddenLines: dialect.hiddenLines }, text, own))
        noteAt(shown, line)(`These words of the old page are not on the new one: "${words}". Add what readers need.`)
    }
    if (/\[.+\]$/.test(stemOf(file)))
      tools(1).note(
        'The old site makes several pages of this file, by its parameters. Here it is one; write the others.',
      )
    const landing = dialect.landing?.(matter.fields, tools(1))
    if (landing) {
      noteLostWords(`${landing.title}\n${body}`)
      const { title = landing.title, description } = matter.fields
      const blocks = body.trim() ? [...landing.blocks, { text: { body: `${body.trim()}\n` } }] : landing.blocks
      const at = `content/${page.target.replace(PAGE, '.yml')}`
      const more = { ...(description !== undefined && { description }), ...(isUnlisted(file) && { navigation: false }) }
      texts.set(at, stringify({ title, ...more, blocks }, { lineWidth: 0 }))
      noteAt(shown, 1)(`The landing page is ${at}. To make it the home page of the site, move it to content/index.yml.`)
      return
    }
    dialect.convertFields(matter, tools(1))
    matter.refuse(Object.keys(matter.fields).filter((name) => !FIELDS.has(name)))
    for (const name of ['title', 'description'])
      if (typeof matter.fields[name] === 'number') matter.set([name], String(matter.fields[name]))
    const { label, badge } = (page.isPart ? undefined : labels.get(file)) ?? {}
    const title = matter.fields['title'] ?? read.title?.words
    if (isTitleTaken) matter.set(['title'], title)
    if (label !== undefined && label !== title) matter.set(['navigation', 'title'], label)
    matter.set(['navigation', 'badge'], badge)
    if (isUnlisted(file) && !page.isPart) matter.set(['navigation'], false)
    const head = matter.toString()
    const text = head === '' ? body.replace(/^\n+/, '') : head + body
    noteLostWords(text)
    texts.set(`content/${page.target}`, text)
  }
}

/** The words of a page that is left out, in one line. */
const wordsOf = ({ title, description, hero }: PageFacts['fields'], body: string) =>
  [title, description, ...Object.values(Object(hero) as Record<string, unknown>), body]
    .filter((one) => typeof one === 'string' && one.trim() !== '')
    .join(' ')
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")

/** True for a heading that this project takes as the title. */
const isTitleHere = ({ node, isFirst }: NonNullable<ParsedBody['title']>) => isFirst && node.depth === 1

const NO_TOOLS: PageTools = {
  link: (url) => url,
  path: (url) => url,
  image: (url) => url,
  include: silent,
  component: silent,
  icon: silent,
  note: silent,
}

/** An icon that is installed, as this project names it. */
function findIcon(name: unknown, note: PageTools['note']) {
  if (typeof name !== 'string') return undefined
  // Nuxt writes "i-lucide-rocket".
  const known = name.replace(/^i-(simple-icons|[a-z]+)[-:]/, '$1:')
  const found = candidateIcons(known).find((one) => icons.findIcon(one))
  if (found !== undefined) return found
  note(`There is no icon "${name}" here, and it is left out.${icons.suggestIcon(known)}`)
  return undefined
}

/** Says how the configuration was read. Files of values, such as TOML, cannot be run. */
const describeConfig = ({ config, configFile }: OldSite) => {
  if (configFile === '') return ''
  if (/\.(?:toml|ya?ml)$/.test(configFile)) return `The configuration was read: ${configFile}.`
  const without = config.missing
    ? ` It was run without packages that cannot be loaded: ${config.missing.join(', ')}.`
    : ''
  return config.failure === undefined
    ? `The configuration was run: ${configFile}.${without}`
    : `The configuration was read as text: ${configFile}. It was not run, because of this: ${config.failure}`
}

/** Names of the same picture in the sets that are installed, the nearest first. */
function candidateIcons(name: string): string[] {
  const own = name.replace(/^[a-z-]+:/, '')
  const plain = own.replace(
    /^(?:logos|outline|solid|mini|micro)-|-(?:20-solid|16-solid|solid|outline|fill|bold|duotone|light|thin|line|icon)$/g,
    '',
  )
  const words = plain.split('-')
  return [
    name,
    `lucide:${own}`,
    `lucide:${plain}`,
    // Lucide has the kind before the direction: "arrow-right".
    `lucide:${[...words.slice(1), words[0]].join('-')}`,
    `simple-icons:${words.join('')}`,
  ]
}

/** Old URLs that are no page of the new site. */
function listRedirects(pages: readonly Page[]) {
  const paths = new Set(pages.map(({ path }) => path))
  const moved = pages.flatMap(({ urls, path }) => urls.map((url) => [decode(url), path] as const))
  return new Map(moved.filter(([url]) => url !== '/' && !paths.has(url.toLowerCase())))
}

/** The old URLs that a page itself names, as Jekyll and Hugo do. */
const ownRedirects = ({ fields, urls, shown }: Page): OldRedirect[] =>
  [fields['redirect_from'], fields['aliases']]
    .flat()
    .flatMap((from) => (typeof from === 'string' ? [{ from, to: urls[0]!, file: shown, line: 1 }] : []))

/** Reports what is in the old site and not in the new one. */
function noteRest(
  { dialect, files, folder, served, otherFolders }: OldSite,
  filesOfFolder: readonly string[],
  copied: ReadonlySet<string>,
  noteAt: (file: string) => (message: string) => void,
) {
  const isServed = (file: string) => served !== '' && file.startsWith(`${served}/`)
  const unused = [...files].filter((file) => isServed(file) && !copied.has(file))
  if (unused.length > 0)
    noteAt(served)(`Files that no page names are not copied: ${unused.length}. Copy what the site needs to static/.`)
  for (const file of folder === '' ? [] : filesOfFolder) {
    if (PAGE.test(file) || copied.has(posix.join(folder, file)) || dialect.folderFile?.test(posix.basename(file)))
      continue
    noteAt(posix.join(folder, file))('The file is no page, and no page names it. Copy it if the site needs it.')
  }
  for (const other of folder === '' ? [] : otherFolders) {
    const count = [...files].filter((file) => PAGE.test(file) && file.startsWith(`${other}/`)).length
    if (count > 0) noteAt(other)(`Pages outside of ${folder}/ are not converted: ${count}. Move them by hand.`)
  }
}
