import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { applyPatch, checkPatch, type PatchFacts, SWITCH } from './patch'
import { checkSwitch, patches } from './patches'

const requireFromGatsby = createRequire(createRequire(__filename).resolve('gatsby/package.json'))
const { version } = requireFromGatsby('gatsby/package.json') as { version: string }
const names = patches.map(({ name }) => name)

afterEach(() => {
  delete process.env['GALLEY_PATCHES_OFF']
})

test.each(patches)('the installed Gatsby has the texts of $name', (patch) => {
  expect(() => checkPatch(patch, requireFromGatsby)).not.toThrow()
})

describe('applyPatch', () => {
  const facts: PatchFacts = { name: 'page-scripts', gatsby: '5.16', expects: {}, without: 'Pages load slowly.' }
  const run = (changes: Partial<PatchFacts> = {}, apply = () => 'applied') => {
    const warn = jest.fn<undefined, [string]>()
    return [applyPatch({ ...facts, ...changes, apply }, { warn }), ...warn.mock.calls.flat()]
  }

  test('applies a patch and returns its result', () => {
    expect(run()).toEqual(['applied'])
  })

  test.each([
    ['another version', { gatsby: '5.1' }, 'The patch is for Gatsby 5.1.x.'],
    ['another text', { expects: { 'gatsby/dist/redux': /no text/ } }, 'gatsby/dist/redux has no text like /no text/.'],
    ['no such file', { expects: { 'gatsby/dist/gone': /./ } }, "Cannot find module 'gatsby/dist/gone'"],
  ])('warns of %s, with the consequence', (_what, changes, reason) => {
    const [result, warning = ''] = run(changes)
    expect(result).toBeUndefined()
    expect(warning).toContain(`"page-scripts" does not fit Gatsby ${version}, so Gatsby runs without it: ${reason}`)
    expect(warning).toMatch(/\nPages load slowly\.$/)
  })

  test('warns of a patch that fails', () => {
    const fail = () => {
      throw new Error('Cannot find native binding.')
    }
    expect(run({}, fail)[1]).toContain('Cannot find native binding.\nPages load slowly.')
  })

  test.each([
    ['all', undefined],
    [' rspack , page-scripts', undefined],
    ['rspack,page-script', 'applied'],
  ])('applies no patch that "%s" turns off', (off, result) => {
    process.env[SWITCH] = off
    expect(run()).toEqual([result])
  })
})

test('reports an unknown name in the environment with a suggestion', () => {
  process.env[SWITCH] = 'rspak'
  expect(checkSwitch).toThrow(
    `${SWITCH} names an unknown patch "rspak". Did you mean "rspack"? Known names: limit-garbage, `,
  )
  process.env[SWITCH] = 'all,rspack'
  expect(checkSwitch).not.toThrow()
})

describe('README.md', () => {
  const rows = readFileSync(join(__dirname, '../README.md'), 'utf8')
    .split(/^## Reads/m)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const find = (name: string) => rows.find(([, cell]) => cell === `\`${name}\``)

  test.each(patches.map((patch) => [patch.name, patch] as const))('has a row with the facts of %s', (name, patch) => {
    const [, , change, gain, versions, without] = find(name) ?? []
    expect(change).toMatch(/\w/)
    expect(gain).toMatch(/\w/)
    expect(versions).toBe(`${patch.gatsby}.x`)
    expect(without).toBe(patch.without)
  })

  test('has no row for an unknown patch', () => {
    expect(rows.map(([, cell]) => cell?.slice(1, -1)).filter((name) => !names.includes(name!))).toEqual([])
  })
})

test('`patches` contains every patch in the code', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(ts|mjs)$/.test(file),
  )
  const declared = files.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/^ {2}name: '([\w-]+)',\n {2}gatsby: /gm)].map(
      ([, name]) => name,
    ),
  )
  expect(new Set(declared)).toEqual(new Set(names))
})
