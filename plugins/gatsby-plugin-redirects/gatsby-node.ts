import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { collections, routes } from '../../src/content.config'
import { listAreas } from '../../src/lib/route-table'
import { passProblems } from '../../src/lib/run-problems'
import { type PageAnchors, readRedirects } from './redirects'

const contentTypes = Object.values(collections).flatMap(({ kind, typeName }) => (kind === 'page' ? typeName : []))

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    path: Joi.string()
      .default('content/redirects.yml')
      .description('The YAML file of the redirects, from the root of the project.'),
  })

// The first hook that knows every page. In develop it runs again after each change of content.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async (
  { actions, getCache, getNodesByType, store },
  options,
) => {
  const file = String(options.path)
  // The nodes of pages may not be on disk yet.
  const { pages: made } = (store.getState as () => { pages: Map<string, unknown> })()
  const contentNodes = contentTypes.flatMap((type) => getNodesByType(type))
  const anchors = new Map(contentNodes.map((node) => [node.path, node.anchors as string[]]))
  // A page whose file has a mistake is there again when that is corrected; which headings it then has is not known.
  const broken = getNodesByType('FileWithProblems').filter(({ isBroken }) => isBroken)
  const pages: PageAnchors = new Map<string, readonly string[] | 'any' | null>([
    // A content node without a page, such as a draft, is nowhere to lead to.
    ...[...made.keys()].map((path) => [path, anchors.get(path) ?? null] as const),
    ...broken.flatMap(({ paths }) => (paths as string[]).map((path) => [path, 'any'] as const)),
  ])

  const areas = listAreas(routes, (path) => pages.has(path))
  const { redirects, problems } = readRedirects(file, await readFile(resolve(file), 'utf8'), pages, areas)
  for (const { from, to, status } of redirects) {
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: status === 301,
      redirectInBrowser: false,
    })
  }
  await passProblems(getCache, 'redirects', problems)
}
