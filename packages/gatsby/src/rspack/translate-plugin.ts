import { CssExtractRspackPlugin, rspack } from '@rspack/core'
import { fastRefresh } from './fast-refresh'

export interface WebpackPlugin {
  options?: Record<string, unknown>
  definitions?: Record<string, string>
  [name: string]: unknown
}

/**
 * Where and how a build runs is not part of the site. Gatsby defines all variables, and one that differs, such as the path that npm adds to, or the
 * id that each start of the development server has, would have everything compiled and all pages rendered anew.
 */
const DROPPED_DEFINITION =
  /^process\.env\.(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR|TEMP|TMP|LANG|TERM|NO_COLOR|FORCE_COLOR|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|(https?|no)_proxy|GATSBY_CPU_COUNT|GATSBY_NODE_GLOBALS|MALLOC_ARENA_MAX|MIMALLOC_PURGE_DELAY|GALLEY_PATCHES_OFF)$/i

/** What a plugin that defines constants defines. */
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
  // Gatsby writes these modules to disk as well.
  GatsbyWebpackVirtualModules: () => [],
  // Gatsby lints .js and .jsx files, not TypeScript; to load ESLint takes a second of each start.
  ESLintWebpackPlugin: () => [],
  // Rspack's plugin for styles replaces them without it.
  ForceCssHMRForEdgeCases: () => [],
}

/** Plugins that ask nothing of webpack but its hooks are taken as they are. */
export function translatePlugin(plugin: WebpackPlugin): unknown[] {
  const translate = TRANSLATIONS[plugin.constructor.name]
  return translate ? translate(plugin) : [plugin]
}
