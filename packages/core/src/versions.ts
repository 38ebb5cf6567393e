import { inFirstLanguage, pathInFirstLanguage, pathInLanguage, pathLanguage } from './translations'
import { isBelow } from './url-path'

/** States of a version, from the newest to the oldest. */
export const VERSION_STATES = ['next', 'current', 'maintained', 'unmaintained'] as const

/** A version of the documentation. */
export interface Version {
  /** Part of paths and folders, such as "1" in "/docs/1" and "content/docs@1". Lower-case letters, digits and dots. */
  readonly name: string
  /** Name for readers, such as "1.x". */
  readonly label: string
  /** The current version has the paths without a version. */
  readonly state: (typeof VERSION_STATES)[number]
  /** Git tag, branch or commit with the files of the version. Not for the current version. @default the files are in a folder of the project */
  readonly ref?: string
}

/** The versions of the site. */
let siteVersions: readonly Version[] = []

/** Sets the versions. `defineSite` calls this function, because the name of a file tells only the name of its version. */
export function setVersions(versions: readonly Version[]) {
  siteVersions = versions
}

/** Matches the names of versions, which are parts of paths and folders. */
export const VERSION_NAME = /^[a-z\d]+(\.[a-z\d]+)*$/

/** Path of the documentation. Pages of the same collection at other paths are not part of its sidebar. */
export const DOCS_PATH = '/docs'

/** True for the path of a page of the documentation, in any version and language. */
export const isInDocs = (path: string) => isBelow(pathInFirstLanguage(path), DOCS_PATH)

/** Matches the folder of a version that is not the current version. */
const VERSION_FOLDER = /^docs@([^/]+)/

/** Returns the version of a file or stem below `content/`: "1" for "docs@1/a.md", undefined for files of the current version and other files. */
export const folderVersion = (file: string): string | undefined => VERSION_FOLDER.exec(inFirstLanguage(file))?.[1]

function findVersion(file: string) {
  const version = folderVersion(file)
  return siteVersions.find(({ name }) => name === version)
}

/** True for a file below `content/` that builds read from Git, so that nobody can edit the file. */
export const isFromGit = (file: string) => findVersion(file)?.ref !== undefined

/** True for a file below `content/` of a version that is no longer maintained. */
export const isUnmaintained = (file: string) => findVersion(file)?.state === 'unmaintained'

/** Returns the name that a file has in the current version: "docs/a.md" for "docs@1/a.md". Other names stay the same. */
export const inCurrentFolder = (file: string) => file.replace(VERSION_FOLDER, 'docs')

/** Returns the path that a page of the current version has in another version: "/docs/1/a" for "/docs/a". */
export const pathInVersion = (path: string, version: string | undefined) =>
  version === undefined
    ? path
    : pathInLanguage(`${DOCS_PATH}/${version}${pathInFirstLanguage(path).slice(DOCS_PATH.length)}`, pathLanguage(path))

/** Returns the path that the page of a file or stem has in the current version: "/docs/a" for "/docs/1/a" and "docs@1/a". */
export function pathInCurrent(path: string, file: string) {
  const version = folderVersion(file)
  if (version === undefined) return path
  const own = pathInFirstLanguage(path).slice(pathInVersion(DOCS_PATH, version).length)
  return pathInLanguage(DOCS_PATH + own, pathLanguage(path))
}

/** Returns the name of the version to which a file or stem belongs; "" for a file outside of the documentation, and without versions. */
export function versionNameOf(file: string, versions: readonly Version[]): string {
  const current = versions.find(({ state }) => state === 'current')?.name ?? ''
  return folderVersion(file) ?? (/^docs(\/|$)/.test(inFirstLanguage(file)) ? current : '')
}
