import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { compileStyles } from './compile-styles'
import { onCreateWebpackConfig, onPreBootstrap } from './node-hooks'

jest.mock('./compile-styles')

const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
/** The webpack and minimizer that Gatsby uses without Rspack. */
const webpack = requireFromGatsby('webpack') as (config: object, done: (error: Error | null) => void) => void
const CssMinimizer = requireFromGatsby('css-minimizer-webpack-plugin') as new () => object

workInOwnFolder()
afterEach(() => {
  delete process.env['gatsby_executing_command']
})

test('webpack keeps the order of declarations with a shorthand', async () => {
  const text = '.a{animation:1ms linear both b;animation-timeline:scroll(root)}'
  jest.mocked(compileStyles).mockResolvedValue({ path: 'styles-1.css', text })
  process.env['gatsby_executing_command'] = 'build'
  await onPreBootstrap!({} as never, { sheet: [], global: '', plugins: [] }, () => undefined)
  const setWebpackConfig = jest.fn<undefined, [{ plugins: object[] }]>()
  const api = { stage: 'build-javascript', actions: { setWebpackConfig } }
  await onCreateWebpackConfig!(api as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined)
  writeFileSync('index.js', '')
  const config = {
    mode: 'production',
    context: resolve(),
    entry: './index.js',
    output: { path: resolve('public') },
    plugins: setWebpackConfig.mock.calls[0]![0].plugins,
    optimization: { minimizer: [new CssMinimizer()] },
  }
  await new Promise<void>((done, reject) => webpack(config, (error) => (error ? reject(error) : done())))
  expect(readFileSync('public/styles-1.css', 'utf8')).toBe(text)
})
