import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '../src/lib/server-manifest'

const project = join(__dirname, '..')
const content = join(project, 'content')
const CONTENT_FILE = /\.(mdx?|ya?ml)$/

interface FrontMatter {
  title?: string
  seo?: { title?: string }
  slug?: string
}

/** The built site's pages, from what the build wrote for the server. */
export function readPages(): string[] {
  const file = join(project, SERVER_MANIFEST_FILE)
  if (!existsSync(file))
    throw new Error(`${SERVER_MANIFEST_FILE} is missing. Build the site first with "npm run build".`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ServerManifest
  return manifest.pages.filter((path) => !path.startsWith('/404'))
}

/** One page of each kind: what holds for them holds for all. */
export function readPagesOfEachKind(): string[] {
  const firstBelow = (area: string) => readPages().find((path) => path.startsWith(`${area}/`)) ?? `${area}/missing`
  return [
    '/',
    '/docs/getting-started',
    '/blog',
    firstBelow('/blog'),
    '/changelog',
    firstBelow('/changelog'),
    '/templates',
    firstBelow('/templates'),
    '/search',
    '/studio',
    '/studio/pricing',
  ]
}

/** Title of each page as its author wrote it, by path; read from `content/` without any of the site's own code. */
export function readContentTitles(): Map<string, string> {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => CONTENT_FILE.test(file))
  const titles = new Map<string, string>()
  for (const file of files) {
    const { title, seo, slug } = readFrontMatter(file)
    const written = seo?.title ?? title
    if (written) titles.set(pathOfFile(file, slug), written)
  }
  return titles
}

function readFrontMatter(file: string): FrontMatter {
  const text = readFileSync(join(content, file), 'utf8')
  const yaml = /\.ya?ml$/.test(file) ? text : (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '')
  return (parse(yaml) as FrontMatter | null) ?? {}
}

/** "docs/1.getting-started/2.installation.md" is the page "/docs/getting-started/installation". */
function pathOfFile(file: string, slug?: string): string {
  const segments = file
    .replace(CONTENT_FILE, '')
    .split('/')
    .map((segment) => segment.replace(/^\d+\./, '').toLowerCase())
  if (segments.at(-1) === 'index') segments.pop()
  else if (slug) segments.splice(-1, 1, slug)
  return `/${segments.join('/')}`
}
