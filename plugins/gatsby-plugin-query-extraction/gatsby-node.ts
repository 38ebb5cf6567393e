import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { skipFiles } from './skip-files'

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    skipFiles(createRequire(resolve('package.json')))
  } catch (error) {
    reporter.warn(`Gatsby looks for queries in every source file, which takes longer: ${(error as Error).message}`)
  }
}
