import { cpSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Compiler } from '@rspack/core'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { compileStyles, type StyleSheet, SHEET_URL, STYLE_MODULE } from './compile-styles'

interface Options extends PluginOptions {
  sheet: string[]
  global: string
}

const FOLDER = resolve('.cache/static-styles')

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    sheet: Joi.array().items(Joi.string()).required().description('Paths of the modules that every page loads.'),
    global: Joi.string().required().description('Path of the module that exports `globalStyle`.'),
  })

let compiling: Promise<StyleSheet>

/** Starts compiling the styles, which continues while Gatsby reads the content. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (_api, pluginOptions) => {
  const fonts = join(dirname(require.resolve('@galley/tokens/package.json')), 'fonts')
  cpSync(fonts, resolve('public/fonts'), { recursive: true, force: false })
  if (process.env['gatsby_executing_command'] !== 'build') return
  const { sheet, global } = pluginOptions as Options
  const inProject = (file: string) => relative(resolve(), file)
  compiling = compileStyles({
    projectDir: resolve(),
    folder: FOLDER,
    sheet: sheet.map(inProject),
    global: inProject(global),
  })
  // The hook that awaits the styles throws this error.
  compiling.catch(() => undefined)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({ actions, stage }) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  const styles = await compiling
  const loader = { loader: join(__dirname, 'loader.cjs'), options: { folder: FOLDER } }
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: STYLE_MODULE, enforce: 'pre', use: [loader] },
        { test: SHEET_URL, enforce: 'pre', use: [loader] },
      ],
    },
    resolve: { alias: { 'react-style-singleton$': join(__dirname, 'style-singleton.ts') } },
    plugins: stage === 'build-javascript' ? [emit(styles)] : [],
  })
}

const emit =
  ({ path, text }: StyleSheet) =>
  (compiler: Compiler) => {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('static-styles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'static-styles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        // webpack's minimizer would sort "animation" after "animation-timeline", which "animation" resets.
        () => compilation.emitAsset(path, new sources.RawSource(text), { minimized: !('rspack' in compiler) }),
      )
    })
  }
