import { posix } from 'node:path'
import { decodeText } from '@galley/core/url-path'
import { DOCS_PATH, folderVersion } from '@galley/core/versions'
import { stringify } from 'yaml'
import { arrangePages, type Arrangement } from './arrange-pages'
import { carryRedirects } from './carry-redirects'
import { convertPage, type Page, readPage } from './convert-page'
import type { PageFacts, PageTools } from './dialect'
import { findIcon } from './find-icon'
import { type FindOptions, findSite, type OldSite, PAGE } from './find-site'
import { arrangeTranslation, findTranslations, listLanguages } from './find-translations'
import { FrontMatter } from './front-matter'
import { type OldRedirect, readOldRedirects } from './old-redirects'
import { isBelow, isPart, pathOfPage } from './page-names'
import { describeRun } from './read-config'
import { NoteList } from './report'
import { type OldPage, UrlResolver } from './resolve-urls'
import { type Edition, splitVersions } from './split-versions'

interface MigrationOptions extends FindOptions {
  /** The folder of the old site. */
  source: string
  /** The folder below `content/` for the pages, such as "docs"; empty for `content/` itself. */
  target: string
}

/** A version of the old site, with its pages and their new names. */
interface ReadEdition extends Edition {
  /** The files below the folder of pages, relative to the folder. */
  filesOfFolder: readonly string[]
  arrangement: Arrangement
  pages: readonly Page[]
  /** The version of a translation. */
  original?: ReadEdition
}

/** Files and settings that all versions share. */
interface Shared {
  pages: readonly Page[]
  oldRedirects: readonly OldRedirect[]
  copies: Map<string, string>
  notes: NoteList
}

/**
 * Reads and converts a whole site without writing files.
 * @returns `root`: the folder that contains the files of the old site; `texts` and `copies`: the new files, with their texts or the old files to copy;
 * `versions`: the settings of the versions, empty for a site without versions
 */
export function planMigration({ source, target, ...options }: MigrationOptions) {
  const notes = new NoteList()
  const site = findSite(source, options, notes.report)
  const originals = splitVersions(site, target, notes.report).map((edition) => readEdition(edition, notes))
  const translations = originals.flatMap((original) =>
    findTranslations(original).map((edition) => readEdition(edition, notes, original)),
  )
  const editions = [...originals, ...translations]
  const pages = editions.flatMap((edition) => edition.pages)
  const copies = new Map<string, string>()
  const shared = { pages, oldRedirects: readOldRedirects(site, notes.report), copies, notes }
  const converted = editions.map((edition) => convertEdition(edition, shared))
  noteRest(site, editions, shared)
  const redirects = listRedirects(editions, converted[0]!.urls, shared)
  return {
    system: site.dialect.title,
    root: site.root,
    configuration: describeConfig(site),
    languages: listLanguages(site, translations, notes.report),
    versions: editions.flatMap(({ version }) => version ?? []),
    pages: pages.filter((page) => !page.isPart).length,
    texts: new Map(converted.flatMap(({ texts }) => [...texts])),
    copies,
    redirects,
    notes: notes.sorted(),
  }
}

/** Reads the pages of a version, or of a translation of the version `original`. */
function readEdition(edition: Edition, notes: NoteList, original?: ReadEdition): ReadEdition {
  const { site, target } = edition
  const filesOfFolder = listFilesOfFolder(site)
  const written = readPublished(site, filesOfFolder, notes)
  const arrangement = original
    ? arrangeTranslation(site, written, filesOfFolder, original, notes.report)
    : arrangePages(site, written, filesOfFolder, notes.report)
  const pages = readPages(site, written, target, arrangement, notes)
  return { ...edition, filesOfFolder, arrangement, pages, ...(original && { original }) }
}

/** Converts the pages of a version, and adds the files that they use to `copies`. Returns the texts of the new files. */
function convertEdition({ site, target, arrangement, pages, original }: ReadEdition, shared: Shared) {
  const { notes } = shared
  /** Included texts outside the folder of pages. The key is the path of the new file. */
  const parts = new Map<string, Page>()
  const takePart = (file: string, around: OldPage, at: string, text?: string) => {
    const place = { file, shown: file, target: at.replace(PAGE, '.md'), urls: around.urls, isPart: true }
    const part = parts.get(at) ?? readPage(site, text ?? readText(site, file), place, notes.reporterFor(file))
    parts.set(at, part)
    return part.target
  }
  // Links may lead to pages of all versions.
  const { targetOf } = arrangement
  const originals = original && { ...original, targetOf: original.arrangement.targetOf }
  const urls = new UrlResolver({ ...shared, site, target, targetOf, takePart, originals })

  const convertOptions = { ...arrangement, site, tools: createTools(site, urls, notes), notesOf: notes.ofFile }
  const texts = new Map<string, string>()
  // A part may include other parts. The conversion adds these parts to `parts` during the loop.
  for (const list of [pages, parts.values()])
    for (const page of list) {
      const { file, text } = convertPage(page, convertOptions)
      texts.set(file, text)
    }
  for (const [file, text] of writeFolders(site, arrangement, target, notes)) texts.set(file, text)
  return { texts, urls }
}

const isServed = ({ served }: OldSite, file: string) => served !== '' && file.startsWith(`${served}/`)
const isPage = ({ dialect }: OldSite, file: string) => PAGE.test(file) && !dialect.skips?.test(file)
const hasUrls = ({ dialect, configFile }: OldSite) => dialect.hasUrls?.(configFile) ?? true
const readText = (site: OldSite, file: string) => site.read(file).replace(/\r\n?/g, '\n')

const urlsOf = ({ dialect, config, urlPrefix }: OldSite, page: PageFacts) =>
  dialect.urls(page, posix.join(urlPrefix, pathOfPage(dialect, page.file)).replace(/^\.$/, ''), config)

/** Lists the files below the folder of pages, relative to the folder. */
const listFilesOfFolder = (site: OldSite) =>
  [...site.files]
    .filter((file) => !isServed(site, file) && (site.folder === '' || file.startsWith(`${site.folder}/`)))
    .map((file) => posix.relative(site.folder, file))

interface WrittenPage extends PageFacts {
  raw: string
}

/** Reads the pages that the old site publishes, without its error page. */
function readPublished(site: OldSite, files: readonly string[], notes: NoteList): WrittenPage[] {
  const notFound = posix.join('/', site.translated?.locale ?? '', '404')
  return files.flatMap((file) => {
    const path = posix.join(site.folder, file)
    if (!isPage(site, file) || site.isUnpublished(file)) return []
    const raw = readText(site, path)
    const { fields, body } = new FrontMatter(raw, () => undefined)
    if (!hasUrls(site) || urlsOf(site, { file, fields })[0] !== notFound) return [{ file, raw, fields }]
    const remedy = `Edit src/pages/404.tsx instead. The text of the old page is "${wordsOf(fields, body)}".`
    notes.report(path, 1, `The "not found" page is left out. ${remedy}`)
    return []
  })
}

/** Returns the words of a page on one line. */
const wordsOf = ({ title, description, hero }: PageFacts['fields'], body: string) =>
  [title, description, ...Object.values(Object(hero) as Record<string, unknown>), body]
    .filter((one) => typeof one === 'string' && one.trim() !== '')
    .join(' ')
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")

const readPages = (
  site: OldSite,
  written: readonly WrittenPage[],
  target: string,
  { targetOf }: Arrangement,
  notes: NoteList,
) =>
  written.map(({ file, raw, fields }) => {
    const shown = posix.join(site.folder, file)
    const urls = urlsOf(site, { file, fields }).map((url) => url.replace(/(?<=.)\/+$|\/(?=\/)/g, ''))
    const place = { file, shown, target: posix.join(target, targetOf(file)), urls, isPart: isPart(file) }
    return readPage(site, raw, place, notes.reporterFor(shown))
  })

const createTools =
  (site: OldSite, urls: UrlResolver, notes: NoteList) =>
  (page: Page, line: number): PageTools => {
    const note = (message: string) => notes.report(page.shown, line, message)
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

/** Returns the path and the text of each folder's `.navigation.yml`. */
function writeFolders(site: OldSite, { folders }: Arrangement, target: string, notes: NoteList): [string, string][] {
  return [...folders].flatMap(([name, { file, fields, unknown }]): [string, string][] => {
    const note = (message: string) => notes.report(posix.join(site.folder, file), 1, message)
    for (const one of unknown) note(`The unsupported field "${one}" of a folder is left out.`)
    const icon = findIcon(fields['icon'], note)
    const { icon: _, ...others } = fields
    const whole = { ...others, ...(icon !== undefined && { icon }) }
    const path = posix.join('content', target, name, '.navigation.yml')
    return Object.keys(whole).length > 0 ? [[path, stringify(whole)]] : []
  })
}

/** Reports the files of the old site that the new site lacks. */
function noteRest(site: OldSite, editions: readonly ReadEdition[], { copies, notes }: Shared) {
  const { files, folder, served, otherFolders } = site
  const copied = new Set(copies.values())
  const noteAt = (file: string, message: string) => notes.report(file, 1, message)
  for (const link of site.links)
    noteAt(
      link,
      'Symbolic links are not followed. Replace the link by its file or folder, or copy what the site needs.',
    )
  const unused = [...files].filter((file) => isServed(site, file) && !copied.has(file))
  if (unused.length > 0)
    noteAt(
      served,
      `Files that no page uses are not copied: ${unused.length}. Copy the files that the site needs to static/.`,
    )
  for (const edition of editions) noteRestOfFolder(edition, copied, noteAt)
  const converted = editions.map((edition) => edition.site.folder)
  const around = editions.length === 1 ? `${converted[0]!}/` : 'the documentation'
  for (const other of folder === '' ? [] : [...otherFolders, folder]) {
    const count = [...files].filter(
      (file) => PAGE.test(file) && isBelow(file, other) && !converted.some((one) => isBelow(file, one)),
    ).length
    if (count > 0) noteAt(other, `Pages outside ${around} are not converted: ${count}. Move these pages by hand.`)
  }
}

/** Reports the files in the folder of pages that the new site lacks. */
function noteRestOfFolder(
  { site, filesOfFolder }: ReadEdition,
  copied: ReadonlySet<string>,
  noteAt: (file: string, message: string) => void,
) {
  const { dialect, folder, config } = site
  for (const file of folder === '' ? [] : filesOfFolder) {
    if (PAGE.test(file) || copied.has(posix.join(folder, file)) || dialect.folderFile?.test(posix.basename(file)))
      continue
    noteAt(posix.join(folder, file), 'No page uses this file. Copy the file if the site needs it.')
  }
  const unpublished = filesOfFolder.filter((file) => isPage(site, file) && site.isUnpublished(file)).length
  if (unpublished > 0) {
    const { option } = dialect.unpublished!(config)
    noteAt(config.file, `Pages that "${option}" excludes are not converted: ${unpublished}.`)
  }
}

/** Lists the redirects of the old site and the old URLs of all pages, each with its new path. */
function listRedirects(editions: readonly ReadEdition[], urls: UrlResolver, { pages, oldRedirects, notes }: Shared) {
  const { site, target } = editions[0]!
  const named = editions.length === 1 ? folderVersion(target) : undefined
  if (named !== undefined) {
    const example = `If their old URLs started with "/v${named}", add "/v${named}/*: ${DOCS_PATH}/${named}/*" to content/redirects.yml.`
    notes.report(`content/${target}`, 1, `No redirects are added for the pages of a version. ${example}`)
    return new Map<string, string>()
  }
  const shown = pages.filter((page) => !page.isPart)
  // A draft has no page, so nothing can redirect to it.
  const published = shown.filter(({ fields }) => fields['draft'] !== true)
  const generated = editions.flatMap((edition) => listGenerated(edition, pages))
  const homes = new Set(['/', ...site.translations.map(({ locale }) => `/${locale}`)])
  const moved = hasUrls(site) ? [...listMoved(published, homes), ...generated] : []
  const carried = carryRedirects(
    [...oldRedirects, ...published.flatMap(ownRedirects)],
    (url) => urls.pathOf(url),
    new Map(shown.flatMap((page) => page.urls.slice(0, 1).map((url) => [decodeText(url), page.path] as const))),
    notes.report,
  )
  // Every Galley site has its own error page.
  return new Map([...carried, ...moved].filter(([url]) => !/^\/404(\.html)?$/.test(url)))
}

/** Lists the old URLs that have no page in the new site, without the home pages of all languages. */
function listMoved(pages: readonly Page[], homes: ReadonlySet<string>) {
  const paths = new Set(pages.map(({ path }) => path.toLowerCase()))
  const moved = pages.flatMap(({ urls, path }) => urls.map((url) => [decodeText(url), path] as const))
  return new Map(moved.filter(([url]) => !homes.has(url) && !paths.has(url.toLowerCase())))
}

/** Lists the URLs of pages that the old system generated for groups, each with the first page of the group. */
function listGenerated({ site, arrangement, pages: own }: ReadEdition, pages: readonly Page[]) {
  const { dialect, config } = site
  return [...arrangement.generated].flatMap(([slug, first]): [string, string][] => {
    const page = own.find(({ file }) => file === first)
    const [url] = dialect.urls({ file: '', fields: { slug: posix.join('/', slug) } }, '', config)
    const from = (url ?? '').replaceAll(/\/{2,}/g, '/')
    return page && !pages.some(({ path }) => path === from) ? [[from, page.path]] : []
  })
}

/** Lists the old URLs that Jekyll and Hugo allow in the front matter of a page. */
const ownRedirects = ({ fields, urls, shown }: Page): OldRedirect[] =>
  [fields['redirect_from'], fields['aliases']]
    .flat()
    .flatMap((from) => (typeof from === 'string' ? [{ from, to: urls[0]!, file: shown, line: 1 }] : []))

/** Explains how the configuration was read. Data files, such as TOML, cannot be run. */
const describeConfig = ({ config, configFile }: OldSite) => {
  if (configFile === '') return ''
  const isData = /\.(?:toml|ya?ml)$/.test(configFile)
  return describeRun(config).trim() || `The configuration was ${isData ? 'read' : 'run'}: ${configFile}.`
}
