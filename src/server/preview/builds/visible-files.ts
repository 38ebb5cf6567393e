import { join } from 'node:path'
import { isForPrograms, pageOfMarkdown } from '../../../lib/markdown-page'
import { isPayload, pageDataOf, pageOfPayload } from '../../../lib/page-payload'
import type { PreviewClaims } from '../../../lib/preview'
import { isHashedFile } from '../../../lib/site-headers'
import { isFile } from '../../is-file'
import { readJson } from '../../read-json'
import { readManifest } from '../../read-manifest'
import { maySeePath } from '../tokens'
import { type PreviewBuild, removeAndRestart } from './kept-builds'

/** Data that all pages share: what a build is, queries that are not of one page, and islands, which know no content. */
const SHARED = /^\/page-data\/(app-data|sq\/d\/\w+)\.json$|^\/static\/|^\/favicon\.|^\/_gatsby\/slices\/|^\/_island\//

/** Such as "/component---src-templates-docs-page-tsx-content-file-path-…-<hash>.js": code that is one page's text. */
const PAGE_CHUNK = /^\/(component---.*-content-file-path-.*)-[0-9a-f]{10,}\.js(\.|$)/

/** Whether the token may see a file of a build. One for some paths gets their pages, and of the rest only what renders them. */
export async function maySeeFile(claims: PreviewClaims, site: PreviewBuild, path: string): Promise<boolean> {
  if (claims.paths === undefined) return true
  const [, chunk] = PAGE_CHUNK.exec(path) ?? []
  if (chunk) return (await chunksOf(claims, site)).has(chunk)
  // The index of the search has the text of all pages.
  if (SHARED.test(path) || (isHashedFile(path) && !path.startsWith('/api/'))) return true
  // Of these, only Markdown is that of one page.
  if (isForPrograms(path) && !path.endsWith('.md')) return false
  return maySeePath(claims, pageOf(path))
}

/** The page that the file belongs to. */
function pageOf(path: string) {
  if (isPayload(path)) return pageOfPayload(path)
  if (path.endsWith('.md')) return pageOfMarkdown(path)
  const [, page = path] = /^\/page-data(\/.+)\/page-data\.json$/.exec(path) ?? []
  return (page === '/index' ? '/' : page.replace(/\/(index\.html)?$/, '')) || '/'
}

/** By build, then by token. */
const knownChunks = new WeakMap<PreviewBuild, Map<string, Promise<Set<string>>>>()

function chunksOf(claims: PreviewClaims, site: PreviewBuild) {
  const known = knownChunks.get(site) ?? new Map<string, Promise<Set<string>>>()
  knownChunks.set(site, known)
  const chunks = known.get(claims.jti) ?? readChunks(claims, site)
  known.set(claims.jti, chunks)
  chunks.catch(() => known.delete(claims.jti))
  return chunks
}

async function readChunks(claims: PreviewClaims, { folder }: PreviewBuild) {
  const { pages } = await readManifest(folder, removeAndRestart(folder))
  const names = pages
    .filter((page) => maySeePath(claims, page))
    .map(async (page) => {
      const file = join(folder, 'public', pageDataOf(page))
      const data = (await readJson(file, removeAndRestart(folder))) as { componentChunkName?: string } | undefined
      return data?.componentChunkName ?? ''
    })
  return new Set(await Promise.all(names))
}

/** The build that has a file with a hash in its name: the chosen one, else the newest. An open page keeps the files of its build. */
export async function findBuildWith(
  path: string,
  chosen: PreviewBuild,
  kept: readonly PreviewBuild[],
): Promise<PreviewBuild> {
  if (!isHashedFile(path)) return chosen
  for (const site of [chosen, ...[...kept].reverse()]) if (await isFile(join(site.folder, 'public', path))) return site
  return chosen
}
