import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestInputs, selectBuildVariables } from './build-site'

describe('digestInputs', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inputs-'))
    mkdirSync(join(folder, 'content/docs'), { recursive: true })
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'content/docs/index.md'), '# Docs')
  })

  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  const path = (file: string) => join(folder, file)

  it.each<[string, () => void]>([
    ['a text is edited', () => writeFileSync(path('content/docs/index.md'), '# Dogs')],
    ['a file is renamed', () => renameSync(path('content/docs/index.md'), path('content/docs/guide.md'))],
    ['a package is updated', () => writeFileSync(path('package-lock.json'), '{}')],
  ])('the digest changes when %s', (_name, change) => {
    const before = digestInputs(folder, {})
    change()
    expect(digestInputs(folder, {})).not.toBe(before)
  })

  it('the digest changes with a variable that Gatsby writes into pages', () => {
    expect(digestInputs(folder, { GATSBY_COLOR: 'red' })).not.toBe(digestInputs(folder, { GATSBY_COLOR: 'blue' }))
  })

  it('the digest ignores links in the content, and links to a folder that contains the link', () => {
    mkdirSync(join(folder, 'outside'))
    symlinkSync('../..', join(folder, 'content/docs/loop'))
    symlinkSync('../../outside', join(folder, 'content/docs/linked'))
    symlinkSync('..', join(folder, 'src/loop'))
    symlinkSync('ada@host.123', join(folder, 'src/.#site.ts'))
    const before = digestInputs(folder, {})
    writeFileSync(join(folder, 'outside/a.md'), '# A')
    expect(digestInputs(folder, {})).toBe(before)
  })

  it('the digest does not change with times, tests, generated types or other variables', () => {
    const before = digestInputs(folder, { PATH: '/bin' })
    utimesSync(join(folder, 'content/docs/index.md'), 1, 1)
    writeFileSync(join(folder, 'src/site.test.ts'), 'test')
    writeFileSync(join(folder, 'src/gatsby-types.d.ts'), 'declare')
    expect(digestInputs(folder, { PATH: '/usr/bin', CI: 'true', CHECK_EXTERNAL_LINKS: '1' })).toBe(before)
  })
})

test('removes secrets and variables of npm from the environment of a build', () => {
  const env = { PATH: '/bin', https_proxy: 'http://proxy', PREVIEW_SECRET: 'x', npm_lifecycle_event: 'test' }
  expect(selectBuildVariables(env)).toEqual({
    PATH: '/bin',
    https_proxy: 'http://proxy',
    GATSBY_LOGGER: 'yurnalist',
    NODE_OPTIONS: expect.stringMatching(
      /^--max-old-space-size=\d+ --v8-pool-size=\d --import @galley\/gatsby\/preload$/,
    ) as string,
    GATSBY_CPU_COUNT: expect.stringMatching(/^\d$/) as string,
    MALLOC_ARENA_MAX: '1',
    MIMALLOC_PURGE_DELAY: '0',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_FEEDBACK_DISABLED: '1',
  })
})

test('keeps NODE_OPTIONS and GATSBY_CPU_COUNT of the user', () => {
  const variables = selectBuildVariables({ NODE_OPTIONS: '--max-old-space-size=4096', GATSBY_CPU_COUNT: '9' })
  expect(variables['NODE_OPTIONS']).toMatch(/ --max-old-space-size=4096$/)
  expect(variables['GATSBY_CPU_COUNT']).toBe('9')
})
