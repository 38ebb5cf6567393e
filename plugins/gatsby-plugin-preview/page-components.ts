import { relative } from 'node:path'
import type { PageComponents } from '../../src/lib/preview'

/** What Gatsby knows of a page's component. */
export interface ComponentState {
  /** The file, with "?__contentFilePath=…" for pages made of MDX. */
  componentPath: string
  query: string
}

export interface PageState {
  path: string
  componentPath: string
}

/**
 * The queries of the components, and which fixed page is drawn by which.
 * @param srcDir Absolute path of `src/`, which the names of components start below.
 */
export function listPageComponents(
  srcDir: string,
  components: Iterable<ComponentState>,
  pages: Iterable<PageState>,
): PageComponents {
  const nameOf = (file: string) => relative(srcDir, file.split('?')[0]!).replace(/\.tsx?$/, '')
  const queries: PageComponents['queries'] = {}
  for (const { componentPath, query } of components) queries[nameOf(componentPath)] = query
  const fixed = [...pages]
    .map(({ path, componentPath }) => [path, nameOf(componentPath)] as const)
    .filter(([, name]) => name.startsWith('pages/'))
  return { queries, pages: Object.fromEntries(fixed.sort()) }
}
