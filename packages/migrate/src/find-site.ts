import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { listFiles, listLinks } from '@galley/node/list-files'
import picomatch from 'picomatch'
import type { Dialect, Report, TranslationFolder } from './dialect'
import { docusaurus } from './dialects/docusaurus'
import { markdown } from './dialects/markdown'
import { nuxtContent } from './dialects/nuxt-content'
import { starlight } from './dialects/starlight'
import { vitepress } from './dialects/vitepress'
import { knownValue, NO_CONFIG, readConfig, type SiteConfig } from './read-config'
import { findModule, type ReadText } from './read-module'

/** The systems, by the names that `--from` accepts. */
export const dialects: Record<string, Dialect> = {
  docusaurus,
  vitepress,
  starlight,
  'nuxt-content': nuxtContent,
  markdown,
}

/** A site of another system. Paths are relative to the root: the given folder, or a parent folder that also contains the pages. */
export interface OldSite {
  dialect: Dialect
  root: string
  /** The folder of the configuration below the root; empty for the root itself. */
  home: string
  config: SiteConfig
  /** The configuration file; empty if there is none. */
  configFile: string
  /** Reads another configuration file, such as the sidebars. The path is relative to the folder of the configuration, or absolute. */
  readConfig: (name: string) => SiteConfig
  /** The folder of the pages, and the folder that is served unchanged; empty for the root itself. */
  folder: string
  served: string
  /** The prefix of all URLs if the pages are in the folder of a locale. */
  urlPrefix: string
  /** Prefixes of imports and URLs, each with its folder. */
  aliases: Record<string, string>
  /** Folders of pages outside the documentation, such as a blog. */
  otherFolders: readonly string[]
  /** The path that the site is served under. */
  base: string | undefined
  files: ReadonlySet<string>
  /** The files of all languages. */
  allFiles: ReadonlySet<string>
  /** The code of the main language. */
  language: string
  translations: readonly TranslationFolder[]
  /** The language of a site with translated pages. */
  translated?: Translated
  /** The locales at the end of file names, such as "de" in "setup.de.md": the first one with a file wins. */
  suffixes: readonly string[]
  /** Returns true for files that the old site does not publish as pages, by their path in the folder of pages. Other pages may include these files. */
  isUnpublished: (file: string) => boolean
  /** Symbolic links, which are not followed. */
  links: readonly string[]
  read: (file: string) => string
  /** Returns the source of a component, from the file with the name of the component or of its module. */
  findComponent: (name: string, from?: string) => string | undefined
}

/** The language of translated pages, and the place of their originals. */
interface Translated {
  locale: string
  /** The folder of the originals. */
  originals: string
}

export interface FindOptions {
  /** The name of the old system. @default found by the files of the site */
  from?: string | undefined
  /** Patterns of files to leave out, relative to the folder of the pages or to the root. */
  exclude?: readonly string[] | undefined
  /** The path that the old site was served under. @default from the configuration of the old site */
  base?: string | undefined
}

export const PAGE = /\.mdx?$/
/** Returns true for a page whose name ends in a locale, such as "setup.de.md". */
export const hasSuffix = (file: string, locale: string) =>
  PAGE.test(file) && file.replace(PAGE, '').endsWith(`.${locale}`)
const HIDDEN = /(^|\/)(node_modules|\.[^/]+)\//
const names = Object.keys(dialects).join(', ')

const toPosix = (path: string) => path.split(sep).join('/')
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Finds the system of a site, its configuration and its files. Throws for a folder that cannot be converted. */
export function findSite(source: string, { from, exclude = [], base }: FindOptions, report: Report): OldSite {
  if (!isFolder(source)) throw new Error(`The folder "${source}" does not exist. Correct the path.`)
  if (from !== undefined && !Object.hasOwn(dialects, from))
    throw new Error(`Unknown system "${from}". Use one of: ${names}.`)
  const listOf = (folder: string) => listFiles(folder).filter((file) => !/(^|\/)node_modules\//.test(file))
  const own = listOf(source)
  const { dialect: system, name } = findSystem(source, own, from)
  const readText = (file: string) => {
    const path = join(source, file)
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined
  }
  const read = (file: string) => readConfig(file, toPosix(source), readText)
  const config = name === '' ? NO_CONFIG : read(name)
  const dialect = withoutSuffixes(system, config)
  const { pagesDir, served } = findPagesFolder(source, dialect, config, name)
  const root = commonRoot(source, pagesDir)
  const at = (path: string) => toPosix(relative(root, path))
  const home = at(source)
  const inHome = (path: string) => posix.join(home, path).replace(/^\.$/, '')
  const outside = root === source ? [] : listOf(pagesDir).map((file) => posix.join(at(pagesDir), file))
  const all = [...new Set([...own.map(inHome), ...outside])]

  const { language, folder, urlPrefix, translations } = findLocale(at(pagesDir), config, dialect, root)
  for (const message of dialect.unread?.(config) ?? []) report(inHome(name), 1, message)
  const isExcluded = picomatch([...exclude], { dot: true })
  const left = (file: string) => exclude.length > 0 && (isExcluded(file) || isExcluded(posix.relative(folder, file)))
  const allFiles = new Set(all.filter((file) => !HIDDEN.test(file) && !left(file)))
  const isTranslated = (file: string) =>
    translations.some((one) => (one.isSuffix ? hasSuffix(file, one.locale) : file.startsWith(`${one.folder}/`)))
  const files = new Set([...allFiles].filter((file) => !isTranslated(file)))
  if (![...files].some((file) => PAGE.test(file) && posix.join('/', file).startsWith(posix.join('/', folder))))
    throw new Error(`"${join(root, folder)}" has no .md or .mdx file. Pass the folder of the site.`)
  const isUnpublished = findUnpublished(dialect, config)
  const links = listLinks(pagesDir).filter((file) => !HIDDEN.test(file) && !/(^|\/)(node_modules$|\.)/.test(file))
  const written = base ?? config.find('baseUrl') ?? config.find('base')
  return {
    dialect,
    root,
    home,
    config: { ...config, file: config.file && inHome(config.file) },
    configFile: name && inHome(name),
    readConfig: (file) => {
      const found = findConfigModule(file, source, name, readText)
      return found === undefined ? NO_CONFIG : { ...read(found), file: inHome(found) }
    },
    folder,
    served: served === '' ? '' : inHome(served),
    urlPrefix,
    aliases: Object.fromEntries(Object.entries(dialect.aliases).map(([start, to]) => [start, inHome(to || '.')])),
    otherFolders: dialect.otherFolders.map(inHome),
    base: typeof written === 'string' ? posix.join('/', written, '/') : undefined,
    files,
    allFiles,
    language,
    translations,
    suffixes: translations.some(({ isSuffix }) => isSuffix) ? [language] : [],
    isUnpublished,
    links: links.map((file) => posix.join(at(pagesDir), file)),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    findComponent(name, from) {
      const names = [name, ...(from === undefined ? [] : [from.replace(/\/index(?:\.\w+)?$/, '')])].map(nameOfComponent)
      const found = all.find((file) => COMPONENT.test(file) && names.includes(nameOfComponent(file.replace(INDEX, ''))))
      return found === undefined ? undefined : readFileSync(join(root, found), 'utf8')
    },
  }
}

/** Finds the folder of the pages and the folder of files that are served unchanged. */
function findPagesFolder(source: string, dialect: Dialect, config: SiteConfig, configFile: string) {
  const { pages: written, served } = dialect.folders(config, configFile)
  const remedy = 'Write the folder as text, such as "../docs".'
  const pages = knownValue(written, 'The folder of the pages', config, remedy)
  // With --from and without a configuration, the source itself may be the folder of the pages.
  const isSite = configFile !== '' || isFolder(join(source, pages))
  const pagesDir = isSite ? join(source, pages) : source
  if (!isFolder(pagesDir))
    throw new Error(
      `${configFile} sets "${pages}" as the folder of the pages, but "${pagesDir}" does not exist. Correct the path.`,
    )
  return { pagesDir, served }
}

/** Finds a module that a configuration names: relative to the configuration, or to the root of the site. */
function findConfigModule(file: string, source: string, configFile: string, readText: ReadText): string | undefined {
  // Running the configuration may make the path absolute.
  const name = posix.isAbsolute(toPosix(file)) ? toPosix(relative(source, file)) : file
  const beside = toPosix(relative(source, join(source, dirname(configFile), name)))
  return findModule(beside, readText) ?? findModule(name, readText)
}

const COMPONENT = /\.(?:[jt]sx?|vue|astro|svelte)$/
const INDEX = /\/index\.\w+$/

/** Converts the name of a component or of its file to a common form: "my-note" and "MyNote.vue" become equal. */
const nameOfComponent = (file: string) =>
  posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .replace(/-/g, '')
    .toLowerCase()

/** Reads which files the configuration excludes. Throws for a computed pattern, because drafts would be published. */
function findUnpublished(dialect: Dialect, config: SiteConfig): OldSite['isUnpublished'] {
  const { option, patterns } = dialect.unpublished?.(config) ?? { option: '', patterns: undefined }
  const remedy = 'Write a list of texts, such as ["drafts/**"].'
  const list = [patterns ?? []].flat().map((one) => knownValue(one, `"${option}"`, config, remedy))
  const isMatch = picomatch(
    list.filter((one) => typeof one === 'string'),
    { dot: true },
  )
  return (file) => list.length > 0 && isMatch(file)
}

/** Returns the deepest folder that contains both folders. */
function commonRoot(one: string, other: string): string {
  return relative(one, other).startsWith('..') ? commonRoot(dirname(one), other) : one
}

/** Returns the dialect that removes locales from the ends of names, if the names of the site have such ends. */
function withoutSuffixes(dialect: Dialect, config: SiteConfig): Dialect {
  const { isSuffix, language = 'en', others = [] } = dialect.locales?.(config) ?? {}
  if (!isSuffix) return dialect
  const locales = [language, ...others]
  const strip = (name: string) =>
    name.replace(/\.([\w-]+)$/, (end, locale: string) => (locales.includes(locale) ? '' : end))
  return { ...dialect, readName: (name) => dialect.readName?.(strip(name)) ?? { name: strip(name) } }
}

/** Finds the folder of the pages in the main language, and the folders of other languages. */
function findLocale(folder: string, config: SiteConfig, dialect: Dialect, root: string) {
  const { language = 'en', own, others = [], isInUrl = true, isSuffix } = dialect.locales?.(config) ?? {}
  const isThere = (path: string) => existsSync(join(root, path))
  const main = own !== undefined && isThere(posix.join(folder, own)) ? own : ''
  return {
    language,
    folder: posix.join(folder, main).replace(/^\.$/, ''),
    urlPrefix: isInUrl ? main : '',
    translations: others
      .filter((locale) => locale !== main)
      .map((locale): TranslationFolder =>
        isSuffix ? { locale, folder, isSuffix } : { locale, folder: posix.join(folder, locale) },
      )
      .filter((one) => isThere(one.folder)),
  }
}

function findSystem(source: string, files: string[], from: string | undefined) {
  const readFile = (file: string) => readFileSync(join(source, file), 'utf8')
  const found = Object.entries(dialects).flatMap(([system, dialect]) => {
    if (from !== undefined && from !== system) return []
    const name = files
      .filter((file) => dialect.configFile.test(file))
      // Nuxt's configuration (nuxt.config) comes before the configuration of Nuxt Content (content.config).
      .sort((a, b) => a.length - b.length)
      .find((file) => dialect.configText?.test(readFile(file)) ?? true)
    return name === undefined ? [] : [{ dialect, name }]
  })
  const [first, second] = found
  if (second) {
    const both = `the files of ${first!.dialect.title} and of ${second.dialect.title}`
    throw new Error(`"${source}" has ${both}. Choose one of the systems with --from: ${names}.`)
  }
  if (first) return first
  if (from !== undefined) return { dialect: dialects[from]!, name: '' }
  const wanted = 'docusaurus.config, .vitepress/config, astro.config with Starlight, or nuxt.config with Nuxt Content'
  const deeper = Object.values(dialects).flatMap(({ configFile, configText }) =>
    files.flatMap((file) => {
      const parts = file.split('/')
      const rest = parts.findLastIndex((_, index) => index > 0 && configFile.test(parts.slice(index).join('/')))
      return rest > 0 && (configText?.test(readFile(file)) ?? true) ? [parts.slice(0, rest).join('/')] : []
    }),
  )
  const hint = deeper.length > 0 ? ` The folder may be "${[...new Set(deeper)].slice(0, 3).join('", "')}".` : ''
  throw new Error(
    `"${source}" has no ${wanted}. Pass the folder that contains this file, or name the system with --from: ${names}.${hint}`,
  )
}
