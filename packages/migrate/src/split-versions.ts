import { posix } from 'node:path'
import { DOCS_PATH, type Version } from '@galley/core/versions'
import type { OldVersion, Report } from './dialect'
import { type OldSite, PAGE } from './find-site'

/** A version of the old site; for a site without versions, the whole site. */
export interface Edition {
  /** The site with the folder, the URLs and the sidebar of the version. */
  site: OldSite
  /** The folder below `content/` for the pages. */
  target: string
  /** The settings of the version; undefined for a site without versions. */
  version?: Version
}

/** The folder below `content/` that can have versions. */
const DOCS = DOCS_PATH.slice(1)

/** Returns the versions of a site, the newest first. Reports versions that are left out, and folders that look like versions. */
export function splitVersions(site: OldSite, target: string, report: Report): Edition[] {
  const { dialect, config, configFile, home, files, read } = site
  if (!dialect.versions) {
    for (const name of listVersionFolders(site)) noteFolder(site, name, report)
    return [{ site, target }]
  }
  const inHome = (file: string) => posix.join(home, file)
  const written = dialect.versions(config, (file) => (files.has(inHome(file)) ? read(inHome(file)) : undefined))
  const editionOf = ({ folder, dialect: own, translations: folders, ...version }: OldVersion) => {
    const translations = folders.map((one) => ({ ...one, folder: inHome(one.folder) }))
    const whole = { ...site, dialect: own, folder: folder === undefined ? site.folder : inHome(folder), translations }
    const isCurrent = version.state === 'current'
    return { site: whole, target: isCurrent ? target : `${DOCS}@${version.name}`, version }
  }
  const editions = withValidNames(written, (message) => report(configFile, 1, message)).map(editionOf)
  for (const { site: own, version } of editions)
    if (!listPages(own).length)
      throw new Error(
        `"versions.json" lists "${version.label}", but "${posix.join(site.root, own.folder)}" has no .md or .mdx file. Restore the folder, or remove the version from the file.`,
      )
  if (editions.length > 1 && target === DOCS) return editions
  const [current, ...others] = editions.sort((a) => (a.version.state === 'current' ? -1 : 1))
  if (others.length > 0) {
    const labels = others.map(({ version }) => `"${version.label}"`).join(', ')
    report(configFile, 1, `Only content/${DOCS} can have versions. These are not converted: ${labels}. Omit --to.`)
  }
  return [{ site: current!.site, target }]
}

/** Lists the pages in the folder of pages. */
export const listPages = ({ files, folder }: OldSite) =>
  [...files].filter((file) => PAGE.test(file) && (folder === '' || file.startsWith(`${folder}/`)))

/** Changes the names that Galley does not allow, and reports them. */
function withValidNames(versions: readonly OldVersion[], note: (message: string) => void): OldVersion[] {
  const taken = new Set<string>()
  return versions.map((version) => {
    const base =
      version.name
        .toLowerCase()
        .match(/[a-z\d]+/g)
        ?.join('.') ?? 'version'
    let name = base
    for (let number = 2; taken.has(name); number++) name = `${base}.${number}`
    taken.add(name)
    // The current version has no name in its URLs.
    if (name !== version.name && version.state !== 'current')
      note(
        `The version "${version.name}" is named "${name}" here, because names consist of lower-case letters, digits and dots. Its old URLs are redirected.`,
      )
    return { ...version, name }
  })
}

const LOOKS_LIKE_VERSION = /^(?:v\d+(?:\.(?:\d+|x))*|\d+(?:\.(?:\d+|x))+)$/i

/** Lists the folders of pages whose names look like versions. */
const listVersionFolders = (site: OldSite) => [
  ...new Set(
    listPages(site).flatMap((file) => {
      const [name = '', ...below] = posix.relative(site.folder, file).split('/')
      return below.length > 0 && LOOKS_LIKE_VERSION.test(name) ? [name] : []
    }),
  ),
]

function noteFolder({ folder }: OldSite, name: string, report: Report) {
  const version = name.toLowerCase().replace(/^v/, '')
  report(
    posix.join(folder, name),
    1,
    `The folder "${name}" looks like a version, but stays a folder of the documentation. To make it the version "${version}", convert with --exclude "${name}/**". Then convert this folder with --from and --to content/${DOCS}@${version}.`,
  )
}
