import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

let site: string

beforeEach(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'site-')))
  symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'))
  write('package.json', '{}')
  write('src/site.ts', `export const name: string = 'Galley'`)
})
afterEach(() => rmSync(site, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), text)
}

/** What a program answers that has Gatsby compile the files. */
const compileAnd = (program: string) =>
  execFileSync(
    process.execPath,
    [
      '--import',
      join(process.cwd(), 'src/node/compile-gatsby-files.mjs'),
      '--eval',
      `const gatsby = require('gatsby/dist/utils/parcel/compile-gatsby-files');
      gatsby.compileGatsbyFiles(${JSON.stringify(site)}).then(() => { ${program} })`,
    ],
    { cwd: site, encoding: 'utf8', stdio: 'pipe' },
  ).trim()

test("Gatsby's files are compiled with what they import, and know their folder", () => {
  write('gatsby-config.ts', `import { name } from './src/site'\nexport default { name, folder: __dirname }`)
  write(
    'plugins/gatsby-plugin-own/gatsby-node.ts',
    `import { name } from '../../src/site'\nexport const load = async () => [name, typeof (await import('remark-gfm')).default]`,
  )
  expect(compileAnd(`console.log(JSON.stringify(require('./.cache/compiled/gatsby-config').default))`)).toBe(
    JSON.stringify({ name: 'Galley', folder: site }),
  )
  expect(
    compileAnd(
      `const { resolvedCompiledGatsbyNode } = gatsby.getResolvedFieldsForPlugin(process.cwd(), 'gatsby-plugin-own')
      require(resolvedCompiledGatsbyNode).load().then((loaded) => console.log(String(loaded)))`,
    ),
  ).toBe('Galley,function')
})

test('a mistake in them is reported with its place', () => {
  write('gatsby-node.ts', `export const broken = (`)
  let printed = ''
  try {
    compileAnd('')
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    printed = stdout + stderr
  }
  expect(printed).toContain('gatsby-node.ts:1:24')
})

test('what else Gatsby asks for is its own', () => {
  write('gatsby-config.ts', 'export default {}')
  expect(compileAnd('console.log(gatsby.gatsbyFileRegex)')).toBe('gatsby-+(node|config).ts')
})
