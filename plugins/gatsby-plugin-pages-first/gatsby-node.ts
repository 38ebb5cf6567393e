import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { announcePages } from './announce-pages'
import { updatePagesFirst } from './update-pages-first'

// Ahead of the start of Gatsby's listener.
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env['gatsby_executing_command'] !== 'develop') return
  const requireFromSite = createRequire(resolve('package.json'))
  try {
    updatePagesFirst(requireFromSite, (error) =>
      reporter.error('A page shows with the next refresh only.', error as Error),
    )
  } catch (error) {
    reporter.warn(`Pages show after Gatsby's refresh, which takes longer: ${(error as Error).message}`)
  }
  try {
    announcePages(requireFromSite)
  } catch (error) {
    reporter.warn(`A page that comes or goes shows when it is reloaded: ${(error as Error).message}`)
  }
}
