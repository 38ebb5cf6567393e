import { posix } from 'node:path'
import type { Version } from '@galley/core/versions'
import type { TranslationFolder } from '../dialect'
import { Computed } from '../evaluate'
import { knownValue, type SiteConfig } from '../read-config'

interface VersionOptions {
  label?: unknown
  path?: unknown
  banner?: unknown
}

interface DocsOptions {
  id?: string
  path?: string | Computed
  routeBasePath?: string
  sidebarPath?: string | false | Computed
  exclude?: unknown
  disableVersioning?: boolean
  includeCurrentVersion?: boolean
  onlyIncludeVersions?: string[] | Computed
  lastVersion?: string | Computed
  versions?: Record<string, VersionOptions>
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

/** Lists the options of all documentation plugins. */
export const pluginsOf = ({ main }: Pick<SiteConfig, 'main'>) =>
  listOf((Object(main) as { plugins?: unknown }).plugins).flatMap((one) =>
    Array.isArray(one) && /plugin-content-docs|^content-docs$/.test(String(one[0]))
      ? [Object(one[1]) as DocsOptions]
      : [],
  )

/** Returns the options of the documentation, from the preset or the first plugin. */
export function docsOf({ main, find }: SiteConfig): DocsOptions {
  const { presets } = Object(main) as { presets?: unknown }
  const [fromPreset] = listOf(presets).flatMap((one) =>
    Array.isArray(one) ? [(Object(one[1]) as { docs?: unknown }).docs] : [],
  )
  const found = [fromPreset, pluginsOf({ main })[0]].find((one) => typeof one === 'object' && one !== null)
  if (found instanceof Computed) return { path: found, sidebarPath: found }
  return (found ?? Object(main === undefined ? find('docs') : undefined)) as DocsOptions
}

/** A version of the documentation in Docusaurus. The name may contain any characters. */
interface DocusaurusVersion extends Version {
  /** The folder of the pages, relative to the site; undefined for the folder of the configuration. */
  folder: string | undefined
  /** The part of URLs after the path of the documentation; empty for the last version. */
  urlPath: string
  /** The file with the sidebars; undefined for the sidebars of the configuration. */
  sidebars: string | undefined
  translations: TranslationFolder[]
}

interface Languages {
  path?: string
  defaultLocale?: string
  locales?: string[]
  localeConfigs?: Record<string, { path?: string }>
}

/** Returns the settings of languages. */
export const languagesOf = ({ find }: SiteConfig) => Object(find('i18n')) as Languages

/** The name that Docusaurus gives to the documentation that is being written. */
const CURRENT = 'current'
const STATES: Record<string, Version['state']> = {
  none: 'maintained',
  unreleased: 'next',
  unmaintained: 'unmaintained',
}

/** Lists the versions that the old site publishes, the newest first. A site without versions has one. */
export function readVersions(config: SiteConfig, readText: (file: string) => string | undefined) {
  const options = docsOf(config)
  const { id = 'default' } = options
  const prefix = id === 'default' ? '' : `${id}_`
  const file = `${prefix}versions.json`
  const remedy = (example: string) => `Write ${example} instead.`
  const only = knownValue(options.onlyIncludeVersions, '"onlyIncludeVersions"', config, remedy('a list of names'))
  const given = knownValue(options.lastVersion, '"lastVersion"', config, remedy('a name such as "2.0"'))
  const kept = options.disableVersioning ? [] : parseNames(file, readText(file))
  const all = options.includeCurrentVersion === false ? kept : [CURRENT, ...kept]
  const names = only === undefined ? all : all.filter((name) => only.includes(name))
  const last = given ?? names.find((name) => name !== CURRENT) ?? CURRENT
  const lastIndex = names.indexOf(last)
  if (lastIndex === -1) {
    const list = names.map((name) => `"${name}"`).join(', ') || 'none'
    throw new Error(`${config.file} sets "lastVersion" to "${last}", but the versions are: ${list}. Correct the name.`)
  }
  const { path: i18n = 'i18n', defaultLocale, locales = [], localeConfigs } = languagesOf(config)
  const others = locales.filter((locale) => locale !== defaultLocale)
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
  return names.map((name, index): DocusaurusVersion => {
    const { label, path, banner } = Object(options.versions?.[name]) as VersionOptions
    const isWritten = name === CURRENT
    const ownLabel = typeof label === 'string' ? label : isWritten ? 'Next' : name
    const urlName = isWritten ? 'next' : name
    const urlPath = typeof path === 'string' ? path.replace(/^\/+|\/+$/g, '') : index === lastIndex ? '' : urlName
    const own = STATES[String(banner)] ?? (index < lastIndex ? 'next' : 'unmaintained')
    return {
      // With the name of the old path, the URLs stay the same.
      name: urlPath || (isWritten ? ownLabel : name),
      label: ownLabel,
      state: index === lastIndex ? 'current' : own,
      folder: isWritten ? undefined : `${prefix}versioned_docs/version-${name}`,
      urlPath,
      translations: others.map((locale) => ({
        locale,
        folder: posix.join(
          i18n,
          localeConfigs?.[locale]?.path ?? locale,
          plugin,
          isWritten ? CURRENT : `version-${name}`,
        ),
      })),
      sidebars: isWritten ? undefined : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    }
  })
}

/** Reads the names in `versions.json`. */
function parseNames(file: string, text: string | undefined): string[] {
  if (text === undefined) return []
  const refuse = (found: string) =>
    new Error(`${file} must be a list of versions such as ["2.0", "1.0"], ${found}. Correct the file.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('but is not valid JSON')
  }
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string' || one === ''))
    throw refuse(`got ${JSON.stringify(value).slice(0, 80)}`)
  return value as string[]
}
