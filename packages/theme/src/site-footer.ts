// A separate module, so that the code of the footer loads after the page.
export { Footer } from '@galley/site/components'
