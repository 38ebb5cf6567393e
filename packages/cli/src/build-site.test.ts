import { mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { digestInputs, selectBuildVariables } from './build-site'

describe('in the folder of a site', () => {
  workInOwnFolder()
  beforeEach(() => writeOwnFiles({ 'content/docs/index.md': '# Docs', 'src/site.ts': '' }))

  test.each<[string, () => void]>([
    ['a text is edited', () => writeFileSync('content/docs/index.md', '# Dogs')],
    ['a file is renamed', () => renameSync('content/docs/index.md', 'content/docs/guide.md')],
    ['a package is updated', () => writeFileSync('package-lock.json', '{}')],
    ['a variable changes that Gatsby writes into pages', () => (process.env['GATSBY_COLOR'] = 'red')],
  ])('the digest changes when %s', (_name, change) => {
    const before = digestInputs('.', process.env)
    change()
    expect(digestInputs('.', process.env)).not.toBe(before)
    delete process.env['GATSBY_COLOR']
  })

  test('the digest ignores symbolic links in the content, and symbolic links to a parent folder', () => {
    mkdirSync('outside')
    symlinkSync('../..', 'content/docs/loop')
    symlinkSync('../../outside', 'content/docs/linked')
    symlinkSync('..', 'src/loop')
    symlinkSync('ada@host.123', 'src/.#site.ts')
    const before = digestInputs('.', {})
    writeFileSync('outside/a.md', '# A')
    expect(digestInputs('.', {})).toBe(before)
  })

  test('the digest does not change with times, tests, generated types or other variables', () => {
    const before = digestInputs('.', { PATH: '/bin' })
    utimesSync('content/docs/index.md', 1, 1)
    writeFileSync('src/site.test.ts', 'test')
    writeFileSync('src/gatsby-types.d.ts', 'declare')
    expect(digestInputs('.', { PATH: '/usr/bin', CI: 'true', CHECK_EXTERNAL_LINKS: '1' })).toBe(before)
  })
})

test('removes secrets and variables of npm from the environment of a build', () => {
  const env = { PATH: '/bin', https_proxy: 'http://proxy', PREVIEW_SECRET: 'x', npm_lifecycle_event: 'test' }
  expect(selectBuildVariables(env)).toEqual({
    PATH: '/bin',
    PREFIX_PATHS: 'true',
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
