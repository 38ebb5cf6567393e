import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'

const { at, read, write } = createTestFolder()

beforeEach(() => {
  symlinkSync(join(process.cwd(), 'node_modules'), at('node_modules'))
  write('package.json', '{}')
})

/** Runs a program in which Gatsby compiles the files. Returns its output. */
function compileAnd(program: string) {
  const code = `const gatsby = require('gatsby/dist/utils/parcel/compile-gatsby-files');
    gatsby.compileGatsbyFiles(${JSON.stringify(at())}).then(async () => { ${program} })`
  const ours = join(process.cwd(), 'packages/gatsby/src/preload.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', ours, '--eval', code], {
    cwd: at(),
    encoding: 'utf8',
  })
  return stdout + stderr
}

test("Gatsby loads the files and their imports from the original folder and keeps the module's other functions", () => {
  write('src/site.ts', `export const name: string = 'Galley'`)
  write('gatsby-config.ts', `import { name } from './src/site'\nexport default { name, folder: __dirname }`)
  write(
    'plugins/gatsby-plugin-own/gatsby-node.ts',
    `import { name } from '../../src/site'\nexport const load = async () => [name, typeof (await import('remark-gfm')).default]`,
  )
  const printed = compileAnd(`
    const { resolvedCompiledGatsbyNode } = gatsby.getResolvedFieldsForPlugin(process.cwd(), 'gatsby-plugin-own')
    require('fs').writeFileSync('result.json', JSON.stringify({
      config: require('./.cache/compiled/gatsby-config').default,
      plugin: await require(resolvedCompiledGatsbyNode).load(),
      own: gatsby.gatsbyFileRegex,
    }))`)
  expect(printed).toBe('')
  expect(JSON.parse(read('result.json'))).toEqual({
    config: { name: 'Galley', folder: at() },
    plugin: ['Galley', 'function'],
    own: 'gatsby-+(node|config).ts',
  })
})

test('reports an error in a file with its position', () => {
  write('gatsby-node.ts', `export const broken = (`)
  expect(compileAnd(`require('./.cache/compiled/gatsby-node')`)).toContain('gatsby-node.ts:1:23')
})
