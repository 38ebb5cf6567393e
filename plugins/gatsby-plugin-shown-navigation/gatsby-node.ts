import type { GatsbyNode } from 'gatsby'
import { markPages } from './mark-pages'

// Gatsby has what it kept of the last build, and has written nothing yet.
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) => {
  if (process.env['gatsby_executing_command'] === 'build') await markPages(args)
}
