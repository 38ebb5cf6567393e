import type { LoadTemplate } from '@galley/preview/client'

/**
 * What renders a page, by its name in `src/`, such as "templates/docs-page": a page that no build knows has no other way to its template.
 * Each template is in the chunk where Gatsby puts it, so that nothing is in two.
 */
export const loadTemplate = ((name) =>
  import(
    /* webpackChunkName: "component---src-templates-[request]" */
    /* webpackExclude: /(-content|\.test)\.tsx$/ */
    `~/templates/${name.replace('templates/', '')}.tsx`
  )) as LoadTemplate
