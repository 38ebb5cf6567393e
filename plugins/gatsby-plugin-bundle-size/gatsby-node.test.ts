import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { onCreateWebpackConfig } from './gatsby-node'

type Plugin = (compiler: object) => void
type Webpack = (config: object, done: (error: Error | null) => void) => void

/** The webpack that Gatsby builds with. */
const webpack = createRequire(require.resolve('gatsby/package.json'))('webpack') as Webpack

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  mkdirSync(join(folder, 'examples'))
  for (const name of ['button', 'button-form', 'toast'])
    writeFileSync(join(folder, 'examples', `${name}.tsx`), `export const Example = 'example ${name}'`)
  writeFileSync(join(folder, 'index.js'), 'export const load = (name) => import(`~/examples/${name}.tsx`)')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The examples in the files that webpack writes for a site whose pages show these. */
async function bundle(stage: string, ...pages: { examples?: string[] }[]) {
  const setWebpackConfig = jest.fn<undefined, [{ plugins?: Plugin[] }]>()
  const api = {
    stage,
    actions: { setWebpackConfig },
    getNodesByType: (type: string) => (type === 'Doc' ? pages : []),
  }
  await onCreateWebpackConfig!(api as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined)
  const config = {
    mode: 'production',
    context: folder,
    entry: './index.js',
    resolve: { alias: { '~': folder } },
    output: { path: join(folder, 'public'), library: { type: 'commonjs' } },
    plugins: setWebpackConfig.mock.calls.flatMap(([{ plugins = [] }]) => plugins),
  }
  await new Promise<void>((resolve, reject) => webpack(config, (error) => (error ? reject(error) : resolve())))
  const texts = readdirSync(config.output.path).map((file) => readFileSync(join(config.output.path, file), 'utf8'))
  return texts.flatMap((text) => /example ([\w-]+)/.exec(text)?.[1] ?? []).sort()
}

test.each(['build-javascript', 'build-html'])('%s has the examples that pages show, and no other', async (stage) => {
  expect(await bundle(stage, { examples: ['button'] }, {}, { examples: ['toast', 'button'] })).toEqual([
    'button',
    'toast',
  ])
})

test('a site whose pages show none has none', async () => {
  expect(await bundle('build-javascript', { examples: [] })).toEqual([])
})

test('develop has all, so that an author may name one at any time', async () => {
  expect(await bundle('develop', { examples: ['button'] })).toEqual(['button', 'button-form', 'toast'])
})
