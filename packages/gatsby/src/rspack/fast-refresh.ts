import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Compiler, experiments, rspack } from '@rspack/core'

/** The options of `@pmmmwh/react-refresh-webpack-plugin` that Gatsby sets. */
export interface FastRefreshOptions {
  include: RegExp
  exclude: RegExp
  overlay: { entry: string; module: string; sockIntegration: string }
}

/**
 * The code that modules call when they are replaced. This code is a virtual file in the webpack plugin's folder, because it imports files of that
 * folder.
 */
export const FAST_REFRESH_RUNTIME = `
import './ReactRefreshEntry.js'
import './ErrorOverlayEntry.js'
import { executeRuntime, getModuleExports } from '../lib/runtime/RefreshUtils.js'
export { createSignatureFunctionForTransform, register } from 'react-refresh/runtime'

// Called by modules without Fast Refresh.
self.$RefreshReg$ = () => {}
self.$RefreshSig$ = () => (type) => type

export function refresh(id, hot) {
  const execute = (exports) => executeRuntime(exports, id, hot, __react_refresh_error_overlay__)
  const exports = getModuleExports(id)
  if (exports instanceof Promise) exports.then(execute)
  else execute(exports)
}
`

/** Creates a plugin for React's Fast Refresh with Gatsby's error overlay, like the webpack plugin. */
export function fastRefresh({ include, exclude, overlay }: FastRefreshOptions) {
  const folder = dirname(overlay.entry)
  const runtime = join(folder, 'gatsby-plugin-rspack.mjs')
  const { getSocketIntegration } = createRequire(overlay.entry)('../lib/utils') as {
    getSocketIntegration: (name: string) => string
  }
  return {
    apply(compiler: Compiler) {
      new experiments.VirtualModulesPlugin({ [runtime]: FAST_REFRESH_RUNTIME }).apply(compiler)
      new rspack.EntryPlugin(compiler.context, runtime, { name: undefined }).apply(compiler)
      new rspack.ProvidePlugin({
        $ReactRefreshRuntime$: runtime,
        __react_refresh_error_overlay__: overlay.module,
        __react_refresh_socket__: getSocketIntegration(overlay.sockIntegration),
      }).apply(compiler)
      new rspack.DefinePlugin({
        __react_refresh_library__: '""',
        __react_refresh_polyfill_url__: 'false',
        __react_refresh_test__: 'undefined',
      }).apply(compiler)
      compiler.options.module.rules.unshift({
        test: (path) => include.test(path) && !exclude.test(path),
        use: 'builtin:react-refresh-loader',
      })
    },
  }
}
