import type { ContentComponent } from '@galley/core/directive'
import type { PluggableList } from 'unified'

/** The directives that this site adds to Markdown, by name. `content-components.ts` exports the component of each directive. */
export const directives = {} satisfies Record<string, ContentComponent>

/** Remark plugins that change the Markdown of pages. They run in this order, after the build has checked directives and links. */
export const remarkPlugins: PluggableList = []

/** Rehype plugins that change the HTML of pages. They run in this order, before headings get their ids. */
export const rehypePlugins: PluggableList = []
