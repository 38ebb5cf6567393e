import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { delayStart } from './delay-start'

let start = () => {}

// Gatsby makes its pool of processes after this hook.
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env['gatsby_executing_command'] !== 'build') return
  try {
    start = delayStart(createRequire(createRequire(resolve('package.json')).resolve('gatsby/package.json')))
  } catch (error) {
    reporter.warn(`The process that renders pages starts too early, which takes longer: ${(error as Error).message}`)
  }
}

// It loads its modules while the code is bundled that it will run.
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage }) => {
  if (stage === 'build-html') start()
}
