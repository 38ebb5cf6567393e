import type { PluggableList } from 'unified'

/** Change the Markdown of pages, in this order, after directives and links are checked. */
export const remarkPlugins: PluggableList = []

/** Change the HTML of pages, in this order, before headings get their ids. */
export const rehypePlugins: PluggableList = []
