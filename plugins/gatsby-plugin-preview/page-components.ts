import { relative } from 'node:path'
import type { PageComponents } from '@galley/core/preview'

/** What Gatsby knows of a page's component. */
export interface ComponentState {
  /** The file, with "?__contentFilePath=…" for pages made of MDX. */
  componentPath: string
  query: string
}

/**
 * The queries of the components.
 * @param srcDir Absolute path of `src/`; the names of components are relative to it.
 */
export function listPageComponents(srcDir: string, components: Iterable<ComponentState>): PageComponents {
  const nameOf = (file: string) => relative(srcDir, file.split('?')[0]!).replace(/\.tsx?$/, '')
  const queries: PageComponents['queries'] = {}
  for (const { componentPath, query } of components) queries[nameOf(componentPath)] = query
  return { queries }
}
