import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

let site: string

beforeEach(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
  symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'))
  write('package.json', '{}')
})
afterEach(() => rmSync(site, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), text)
}

/** Runs a program in which Gatsby compiles the files. Returns its output. */
function compileAnd(program: string) {
  const code = `const gatsby = require('gatsby/dist/utils/parcel/compile-gatsby-files');
    gatsby.compileGatsbyFiles(${JSON.stringify(site)}).then(async () => { ${program} })`
  const ours = join(process.cwd(), 'packages/gatsby/src/preload.mjs')
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', ours, '--eval', code], {
    cwd: site,
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
  expect(JSON.parse(readFileSync(join(site, 'result.json'), 'utf8'))).toEqual({
    config: { name: 'Galley', folder: site },
    plugin: ['Galley', 'function'],
    own: 'gatsby-+(node|config).ts',
  })
})

test('reports an error in a file with its position', () => {
  write('gatsby-node.ts', `export const broken = (`)
  expect(compileAnd(`require('./.cache/compiled/gatsby-node')`)).toContain('gatsby-node.ts:1:23')
})
