import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { GatsbyNode, Node } from 'gatsby'
import { site } from '../../src/site'
import { findDeadLinks, formatDeadLink } from './check-links'
import { readPages } from './read-pages'

interface GatsbyState {
  program: { directory: string }
  redirects: { fromPath: string; toPath: string; isPermanent: boolean }[]
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, getNode, getNodesByType, reporter, store }) => {
  const { program, redirects } = (store.getState as () => GatsbyState)()
  const publicFolder = join(program.directory, 'public')
  const pageNodes = getNodesByType('SitePage')
  const paths = pageNodes.map(({ path }) => String(path))

  const deadLinks = findDeadLinks({
    pages: await readPages(publicFolder, paths, site.url, cache),
    files: await listFiles(publicFolder),
    redirects: redirects.map(({ fromPath, toPath, isPermanent }) => ({
      from: fromPath,
      to: toPath,
      status: isPermanent ? 301 : 302,
    })),
  })
  if (deadLinks.length === 0) return

  const sources = new Map<string, string>()
  for (const page of pageNodes) {
    const source = findSourceFile(page, getNode)
    if (source !== undefined) sources.set(String(page.path), relative(program.directory, source))
  }
  const report = deadLinks.map((deadLink) => formatDeadLink(deadLink, sources)).join('\n')
  reporter.panicOnBuild(`Links of the built site that do not arrive:\n\n${report}`)
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Set(files.map((file) => `/${relative(folder, file).split(sep).join('/')}`))
}

/** The content file at the root of the node that a page is made from. */
function findSourceFile(page: Node, getNode: (id: string) => Node | undefined): string | undefined {
  const { id } = page.context as { id?: unknown }
  let node = typeof id === 'string' ? getNode(id) : undefined
  while (node?.parent) node = getNode(node.parent)
  return typeof node?.absolutePath === 'string' ? node.absolutePath : undefined
}
