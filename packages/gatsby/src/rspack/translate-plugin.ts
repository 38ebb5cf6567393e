import { CssExtractRspackPlugin, rspack } from '@rspack/core'
import { fastRefresh } from './fast-refresh'

export interface WebpackPlugin {
  options?: Record<string, unknown>
  definitions?: Record<string, string>
  [name: string]: unknown
}

/**
 * Environment variables of the machine, which are not part of the site. Gatsby defines all variables in the code, so a different PATH, for
 * example, would compile all code and render all pages again.
 */
const DROPPED_DEFINITION =
  /^process\.env\.(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR|TEMP|TMP|LANG|TERM|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|GATSBY_CPU_COUNT|GATSBY_NODE_GLOBALS|MALLOC_ARENA_MAX|MIMALLOC_PURGE_DELAY|GALLEY_PATCHES_OFF)$/i

/** Returns the constants of a DefinePlugin, without variables of the machine. */
export const listDefinitions = ({ definitions }: WebpackPlugin) =>
  definitions && Object.fromEntries(Object.entries(definitions).filter(([name]) => !DROPPED_DEFINITION.test(name)))

type Translation = (plugin: WebpackPlugin) => unknown[]

/** Replacements of webpack's plugins, by the name of their class. */
const TRANSLATIONS: Record<string, Translation> = {
  DefinePlugin: (plugin) => [new rspack.DefinePlugin(listDefinitions(plugin)!)],
  ProvidePlugin: ({ definitions }) => [new rspack.ProvidePlugin(definitions!)],
  IgnorePlugin: ({ options }) => [new rspack.IgnorePlugin(options as never)],
  NormalModuleReplacementPlugin: ({ resourceRegExp, newResource }) => [
    new rspack.NormalModuleReplacementPlugin(resourceRegExp as RegExp, newResource as string),
  ],
  BannerPlugin: ({ options }) => [new rspack.BannerPlugin(options as never)],
  HotModuleReplacementPlugin: () => [new rspack.HotModuleReplacementPlugin()],
  NoEmitOnErrorsPlugin: () => [new rspack.NoEmitOnErrorsPlugin()],
  ReactRefreshPlugin: ({ options }) => [fastRefresh(options as never)],
  MiniCssExtractPlugin: ({ options }) => [new CssExtractRspackPlugin(options)],
  // Gatsby also writes these modules to disk.
  GatsbyWebpackVirtualModules: () => [],
  // Gatsby lints only .js and .jsx files, and loading ESLint adds a second to each start.
  ESLintWebpackPlugin: () => [],
  // Rspack's plugin for styles supports hot updates without this plugin.
  ForceCssHMRForEdgeCases: () => [],
}

/** Returns Rspack's replacements of a plugin. Other plugins stay, because Rspack has webpack's hooks. */
export function translatePlugin(plugin: WebpackPlugin): unknown[] {
  const translate = TRANSLATIONS[plugin.constructor.name]
  return translate ? translate(plugin) : [plugin]
}
