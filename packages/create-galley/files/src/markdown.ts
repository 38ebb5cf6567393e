import type { ContentComponent } from '@galley/core/directive'
import type { PluggableList } from 'unified'

/** The directives that this site adds to Markdown, by name. `content-components.ts` exports the component of each. */
export const directives = {} satisfies Record<string, ContentComponent>

/** Change the Markdown of pages, in this order, after directives and links are checked. */
export const remarkPlugins: PluggableList = []

/** Change the HTML of pages, in this order, before headings get their ids. */
export const rehypePlugins: PluggableList = []
