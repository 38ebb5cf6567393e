import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { onCreateWebpackConfig } from './node-hooks'

type Webpack = (config: object, done: (error: Error | null) => void) => void

/** Gatsby's webpack. */
const webpack = createRequire(require.resolve('gatsby/package.json'))('webpack') as Webpack

const { at, write } = createTestFolder()
const LOAD_EXAMPLE = 'theme/src/content/example/load-example.ts'

beforeEach(() => {
  for (const name of ['button', 'button-form', 'toast'])
    write(`examples/${name}.tsx`, `export const Example = 'example ${name}'`)
  write(LOAD_EXAMPLE, 'export const loadExample = (name) => import(`~/examples/${name}.tsx`)')
  write('index.js', `export { loadExample } from '~/${LOAD_EXAMPLE}'`)
})

/** Returns the examples in each file that webpack writes for a site whose pages show the given examples. */
async function bundle(stage: string, ...pages: { examples?: string[] }[]) {
  const setWebpackConfig = jest.fn<undefined, [{ module?: { rules: object[] } }]>()
  const api = {
    stage,
    actions: { setWebpackConfig },
    getNodesByType: (type: string) => (type === 'Doc' ? pages : []),
  }
  await onCreateWebpackConfig!(api as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined)
  const config = {
    mode: 'production',
    context: at(),
    entry: './index.js',
    resolve: { alias: { '~': at() } },
    output: { path: at(`public-${stage}`), library: { type: 'commonjs' } },
    module: { rules: setWebpackConfig.mock.calls.flatMap(([{ module }]) => module?.rules ?? []) },
    // The test reads only the texts of the written files.
    optimization: { minimize: false },
  }
  await new Promise<void>((resolve, reject) => webpack(config, (error) => (error ? reject(error) : resolve())))
  const texts = readdirSync(config.output.path).map((file) => readFileSync(join(config.output.path, file), 'utf8'))
  const examples = texts.map((text) => [...text.matchAll(/['"]example ([\w-]+)/g)].map(([, name = '']) => name))
  return examples
    .filter((names) => names.length > 0)
    .map((names) => names.sort().join(' + '))
    .sort()
}

test('a build bundles only the examples that pages show, with one file per page', async () => {
  const pages = [{ examples: ['toast', 'button-form'] }, {}]
  expect(await bundle('build-javascript', ...pages)).toEqual(['button-form + toast'])
  expect(await bundle('build-html', ...pages)).toEqual(['button-form + toast'])
})

test('develop bundles all examples, so that an author can name one at any time', async () => {
  expect(await bundle('develop', { examples: ['button'] })).toEqual(['button', 'button-form', 'toast'])
})
