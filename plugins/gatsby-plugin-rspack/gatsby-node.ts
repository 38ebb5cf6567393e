import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { mapErrors } from './map-errors'
import { replaceBundler } from './replace-bundler'

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
  if (!enabled || process.env['gatsby_executing_command'] !== 'build') return
  const directory = process.cwd()
  try {
    const requireFromSite = createRequire(join(directory, 'package.json'))
    replaceBundler(requireFromSite, { directory, babel })
    mapErrors(createRequire(requireFromSite.resolve('gatsby/package.json')))
  } catch (error) {
    reporter.warn(
      `Rspack does not fit this version of Gatsby, so webpack bundles the site: ${(error as Error).message}`,
    )
  }
}
