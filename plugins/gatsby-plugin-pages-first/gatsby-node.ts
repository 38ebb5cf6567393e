import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { updatePagesFirst } from './update-pages-first'

// Ahead of the start of Gatsby's listener.
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env['gatsby_executing_command'] !== 'develop') return
  try {
    updatePagesFirst(createRequire(resolve('package.json')), (error) =>
      reporter.error('A page shows with the next refresh only.', error as Error),
    )
  } catch (error) {
    reporter.warn(`Pages show after Gatsby's refresh, which takes longer: ${(error as Error).message}`)
  }
}
