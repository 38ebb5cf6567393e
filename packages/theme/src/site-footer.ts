/** The footer of the site, in a module of its own: its code loads after the page. */
export { Footer } from '@galley/site/components'
