/** The plugins that replace functions of Gatsby fall back to Gatsby's own with a warning, which nobody reads. */
import { createRequire } from 'node:module'
import { announcePages } from './gatsby-plugin-pages-first/announce-pages'
import { updatePagesFirst } from './gatsby-plugin-pages-first/update-pages-first'
import { skipFiles } from './gatsby-plugin-query-extraction/skip-files'
import { mapErrors } from './gatsby-plugin-rspack/map-errors'
import { replaceServer } from './gatsby-plugin-rspack/replace-server'

const requireFromSite = createRequire(__filename)
const requireFromGatsby = createRequire(requireFromSite.resolve('gatsby/package.json'))

test.each([
  ['announces pages', () => announcePages(requireFromSite)],
  ['updates pages', () => updatePagesFirst(requireFromSite, jest.fn())],
  ['parses files', () => skipFiles(requireFromSite)],
  ['starts the development server', () => replaceServer(requireFromSite, jest.fn())],
  ['prepares stacks', () => mapErrors(requireFromGatsby)],
])('the installed Gatsby has what %s', (_what, replace) => {
  expect(replace).not.toThrow()
})
