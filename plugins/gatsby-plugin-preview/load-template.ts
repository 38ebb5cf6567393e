import { PROBLEM_PAGE } from '@galley/core/preview'
import type { LoadTemplate } from '@galley/preview/client'

/**
 * Loads the template of a page by its name in `src/`, such as "templates/docs-page": a page that no build knows has no other way to its template.
 * Each template is in the chunk where Gatsby puts it, so that nothing is in two.
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
