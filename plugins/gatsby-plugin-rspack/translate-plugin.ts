import { CssExtractRspackPlugin, rspack } from '@rspack/core'
import { fastRefresh } from './fast-refresh'

export interface WebpackPlugin {
  options?: Record<string, unknown>
  definitions?: Record<string, string>
  [name: string]: unknown
}

type Translation = (plugin: WebpackPlugin) => unknown[]

/** Replacements of webpack's plugins, by the name of their class. */
const TRANSLATIONS: Record<string, Translation> = {
  DefinePlugin: ({ definitions }) => [new rspack.DefinePlugin(definitions!)],
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
  // Rspack's plugin for styles replaces them without it.
  ForceCssHMRForEdgeCases: () => [],
}

/** Plugins that ask nothing of webpack but its hooks are taken as they are. */
export function translatePlugin(plugin: WebpackPlugin): unknown[] {
  const translate = TRANSLATIONS[plugin.constructor.name]
  return translate ? translate(plugin) : [plugin]
}
