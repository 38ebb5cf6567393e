import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { pathOf } from '@galley/core/content-path'
import { htmlFileOf, SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { isBelow } from '@galley/core/url-path'
import { folderVersion, pathInCurrent } from '@galley/core/versions'
import { buildSync } from 'esbuild'
import { parse } from 'yaml'
import type { site } from '../src/site'
import { SITE_FOLDER } from './preview-setup.mjs'

const project = SITE_FOLDER
const content = join(project, 'content')
const CONTENT_FILE = /\.(mdx?|ya?ml)$/

/** Reads the facts of the site. esbuild bundles them, because Playwright compiles no files outside this repository. */
export function readSite() {
  const { outputFiles } = buildSync({
    absWorkingDir: project,
    entryPoints: ['src/site.ts'],
    bundle: true,
    write: false,
    platform: 'node',
  })
  const module = { exports: {} as { site: typeof site } }
  runInNewContext(outputFiles[0]!.text, { module, process, URL })
  return module.exports.site
}

interface FrontMatter {
  title?: string
  description?: string
  seo?: { title?: string; description?: string; noindex?: boolean }
  slug?: string
}

/** The server manifest of the build. */
export function readManifest() {
  const file = join(project, SERVER_MANIFEST_FILE)
  if (!existsSync(file))
    throw new Error(`${SERVER_MANIFEST_FILE} is missing. Build the site first with "npm run build".`)
  return JSON.parse(readFileSync(file, 'utf8')) as ServerManifest
}

const translations = readSite()
  .languages.slice(1)
  .map(({ code }) => code)

/** True for the path of a page in another language than the first. */
export const isTranslation = (path: string) => translations.includes(path.split('/')[1] ?? '')

/** Returns the pages in the first language. `translations.spec.ts` tests the pages in other languages. */
export const readPages = () => readManifest().pages.filter((path) => !path.startsWith('/404') && !isTranslation(path))

export const readRedirects = () => readManifest().redirects

/** Returns the text of a built file. */
export const readPublic = (path: string) => readFileSync(join(project, 'public', path), 'utf8')

/** Returns the built HTML of a page. */
export const readHtml = (path: string) => readPublic(htmlFileOf(path))

/** Returns the pages of an area such as "/docs", in the order of the build. Empty if the site does not have the area. */
export const readPagesIn = (area: string) => readPages().filter((path) => path.startsWith(`${area}/`))

const versionFolders = readdirSync(content).filter((name) => folderVersion(name) !== undefined)

/** Returns the path of the same page in the current version of the documentation; undefined for a page that is not of another version. */
export const findCurrentPath = (path: string) => {
  const folder = versionFolders.find((folder) => isBelow(path, pathOf(folder)))
  return folder && pathInCurrent(path, folder)
}

/** Returns the pages of Markdown files at the root of the content, such as "/about". */
export const readRootPages = () =>
  readPages().filter((path) => !path.includes('/', 1) && existsSync(join(content, `${path}.md`)))

/** Returns one page of each kind: the first page of each area and page component. Each of these pages represents its kind. */
export function readPagesOfEachKind(): string[] {
  const kinds = new Map<string, string>()
  for (const path of readPages()) {
    const kind = `${path.split('/', 2).join('/')} ${readComponent(path)}`
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

/** The component that renders a page: its template, and for an MDX page also the content file. */
function readComponent(path: string) {
  const file = join(project, 'public/page-data', path === '/' ? 'index' : path, 'page-data.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { componentChunkName: string }).componentChunkName
}

interface AuthoredPage {
  title: string
  description?: string
  noindex?: boolean
}

/** Returns the front matter of each page, by path. Reads `content/` without the site's own code, so that tests do not depend on that code. */
export function readAuthoredPages(): Map<string, AuthoredPage> {
  const isOriginal = (file: string) =>
    !isTranslation(`/${file}`) && !translations.some((code) => file.includes(`.${code}.`))
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
    (file) => CONTENT_FILE.test(file) && isOriginal(file),
  )
  const pages = new Map<string, AuthoredPage>()
  for (const file of files) {
    const { title, description, seo, slug } = readFrontMatter(file)
    const written = seo?.title ?? title
    if (written)
      pages.set(pathOfFile(file, slug), {
        title: written,
        description: seo?.description ?? description,
        noindex: seo?.noindex,
      })
  }
  return pages
}

/** Returns a page that a search surely finds: its title is one long word that other pages of the current version contain too. */
export function findSearchTarget() {
  const pages = readPages().filter((path) => findCurrentPath(path) === undefined)
  const named = [...readAuthoredPages()]
    .map(([path, { title }]) => ({ path, word: title.toLowerCase() }))
    .filter(({ path, word }) => pages.includes(path) && /^[a-z]{6,}$/.test(word))
  return named
    .sort((one, other) => other.word.length - one.word.length)
    .find(({ path, word }) => pages.filter((other) => other !== path && readHtml(other).includes(word)).length > 1)
}

function readFrontMatter(file: string): FrontMatter {
  const text = readFileSync(join(content, file), 'utf8')
  const yaml = /\.ya?ml$/.test(file) ? text : (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '')
  return (parse(yaml) as FrontMatter | null) ?? {}
}

/** "docs/1.getting-started/2.installation.md" is the page "/docs/getting-started/installation", and "docs@1/a.md" is "/docs/1/a". */
function pathOfFile(file: string, slug?: string): string {
  const segments = file
    .replace(CONTENT_FILE, '')
    .split('/')
    .map((segment) => segment.replace(/^\d+\./, '').toLowerCase())
  if (segments.at(-1) === 'index') segments.pop()
  else if (slug) segments.splice(-1, 1, slug)
  return `/${segments.join('/')}`.replace(/^\/docs@/, '/docs/')
}
