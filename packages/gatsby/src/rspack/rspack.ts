import type { Patch } from '../patch'
import type * as Bundler from './replace-bundler'

export const rspackBundler: Patch<[options: Bundler.ReplaceOptions], void> = {
  name: 'rspack',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/utils/webpack/bundle': [/\nfunction build\(webpackConfig\)/, /close: \(\) =>/],
    'gatsby/dist/commands/build-javascript': /_bundle\.build\)\(compilerConfig\)/,
    'gatsby/dist/commands/build-html': /_bundle\.build\)\(compilerConfig\)/,
    'gatsby/dist/utils/browserslist': /exports\.getBrowsersList = /,
    'gatsby/dist/utils/start-server': [
      /require\("webpack"\)/,
      /\nasync function startServer\(/,
      /const compiler = \(0, _webpack\.default\)\(devConfig\)/,
    ],
  },
  without: 'webpack bundles the site, which takes several times as long.',
  apply(requireFromGatsby, options) {
    // Loaded here so that `applyPatch` reports a missing binary of Rspack for the platform.
    // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's processes load TypeScript with require() only.
    const { replaceBundler } = require('./replace-bundler') as typeof Bundler
    replaceBundler(requireFromGatsby, options)
  },
}
