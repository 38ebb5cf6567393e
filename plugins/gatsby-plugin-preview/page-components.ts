import { relative } from 'node:path'
import type { PageComponents } from '@galley/core/preview'

/** The fields of a component in Gatsby's state that this plugin reads. */
export interface ComponentState {
  /** Absolute path. MDX pages append "?__contentFilePath=…". */
  componentPath: string
  query: string
}

/**
 * Returns the query of each page component, by the component's path in `src/` without extension.
 * @param srcDir Absolute path of `src/`.
 */
export function listPageComponents(srcDir: string, components: Iterable<ComponentState>): PageComponents {
  const nameOf = (file: string) => relative(srcDir, file.split('?')[0]!).replace(/\.tsx?$/, '')
  const queries: PageComponents['queries'] = {}
  for (const { componentPath, query } of components) queries[nameOf(componentPath)] = query
  return { queries }
}
