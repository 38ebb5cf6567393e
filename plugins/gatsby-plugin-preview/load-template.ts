import { PROBLEM_PAGE } from '@galley/core/preview'
import type { LoadTemplate } from '@galley/preview/client'

/**
 * Loads a template by its name in `src/`, such as "templates/docs-page". New pages need this: no build has linked them to their template. The chunk
 * names are Gatsby's, so that each template is in one chunk only.
 */
export const loadTemplate: LoadTemplate = async (name) => {
  if (name === PROBLEM_PAGE)
    return { default: (await import('@galley/theme/page-components/problem-page')).ProblemPage }
  return import(
    /* webpackChunkName: "component---src-templates-[request]" */
    /* webpackExclude: /\.test\.tsx$/ */
    `~/templates/${name.replace('templates/', '')}.tsx`
  ) as ReturnType<LoadTemplate>
}
