import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../../node/list-files'
import type { Dialect } from './dialect'
import { docusaurus } from './dialects/docusaurus'
import { nuxtContent } from './dialects/nuxt-content'
import { starlight } from './dialects/starlight'
import { vitepress } from './dialects/vitepress'
import { NO_CONFIG, readConfig, type SiteConfig } from './read-config'

/** The systems, by the names that the command knows. */
export const dialects: Record<string, Dialect> = { docusaurus, vitepress, starlight, 'nuxt-content': nuxtContent }

/** A site of another system. Paths start at its folder. */
export interface OldSite {
  dialect: Dialect
  config: SiteConfig
  /** The folder of the pages, and the one that is served as it is; empty for the folder itself. */
  folder: string
  served: string
  files: ReadonlySet<string>
  read: (file: string) => string
}

export const PAGE = /\.mdx?$/
const HIDDEN = /(^|\/)(node_modules|\.[^/]+)\//
const names = Object.keys(dialects).join(', ')

/** Finds the system that a folder was made for, and its files. */
export function findSite(source: string, from: string | undefined): OldSite {
  if (!statSync(source, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder "${source}". Correct the path.`)
  if (from !== undefined && !Object.hasOwn(dialects, from))
    throw new Error(`"${from}" is no system that can be converted. Use one of: ${names}.`)
  const read = (file: string) => readFileSync(join(source, file), 'utf8')
  const all = listFiles(source).filter((file) => !/(^|\/)node_modules\//.test(file))
  const { dialect, configFile, config } = findSystem(source, all, from, read)
  const { pages, served } = dialect.folders(config, configFile)
  // With --from, the folder may be that of the pages.
  const folder = existsSync(join(source, pages)) ? pages : ''
  const files = new Set(all.filter((file) => !HIDDEN.test(file)))
  if (![...files].some((file) => PAGE.test(file) && posix.join('/', file).startsWith(posix.join('/', folder))))
    throw new Error(`"${posix.join(source, folder)}" has no .md or .mdx file. Give the folder of the site.`)
  return { dialect, config, folder, served, files, read }
}

function findSystem(source: string, files: string[], from: string | undefined, read: OldSite['read']) {
  const found = Object.entries(dialects).flatMap(([name, dialect]) => {
    if (from !== undefined && from !== name) return []
    const configs = files.filter((file) => dialect.configFile.test(file))
    const configFile = configs.find((file) => dialect.configText?.test(read(file)) ?? true)
    return configFile === undefined ? [] : [{ dialect, configFile, config: readConfig(read(configFile)) }]
  })
  const [first, second] = found
  if (second) {
    const both = `the files of ${first!.dialect.title} and of ${second.dialect.title}`
    throw new Error(`"${source}" has ${both}. Say which to read with --from: ${names}.`)
  }
  if (first) return first
  if (from !== undefined) return { dialect: dialects[from]!, configFile: '', config: NO_CONFIG }
  const wanted = 'docusaurus.config, .vitepress/config, astro.config with Starlight, or nuxt.config with Nuxt Content'
  throw new Error(
    `"${source}" has no ${wanted}. Give the folder that has it, or name the system with --from: ${names}.`,
  )
}
