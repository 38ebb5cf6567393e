import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { describeShadows } from './find-shadows'
import { mapErrors } from './map-errors'
import type * as Bundler from './replace-bundler'

interface Options extends PluginOptions {
  enabled: boolean
  babel?: string
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    enabled: Joi.boolean().default(true).description('false goes back to webpack.'),
    babel: Joi.string().description('A regular expression for the text of files that Babel has to compile.'),
  })

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, pluginOptions) => {
  const { enabled, babel } = pluginOptions as Options
  const command = process.env['gatsby_executing_command']
  if (!enabled || (command !== 'build' && command !== 'develop')) return
  const directory = process.cwd()
  const requireFromSite = createRequire(join(directory, 'package.json'))
  try {
    // It loads Rspack, which may have no binary for the platform.
    // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's Parcel puts what import() loads into a file where it is not found.
    const { replaceBundler } = require('./replace-bundler') as typeof Bundler
    replaceBundler(requireFromSite, { directory, isDevelop: command === 'develop', babel, reporter })
  } catch (error) {
    reporter.warn(`Rspack cannot replace webpack, so webpack bundles the site: ${(error as Error).message}`)
    return
  }
  try {
    mapErrors(createRequire(requireFromSite.resolve('gatsby/package.json')))
  } catch (error) {
    reporter.warn(`Errors of the HTML renderer may name a wrong file or line: ${(error as Error).message}`)
  }
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }, pluginOptions) => {
  if (!(pluginOptions as Options).enabled) return
  const { getState } = store as unknown as { getState: () => { flattenedPlugins: { name: string }[] } }
  const { flattenedPlugins } = getState()
  const names = flattenedPlugins.map(({ name }) => name)
  for (const message of describeShadows(process.cwd(), names)) reporter.warn(message)
}
