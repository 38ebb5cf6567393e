import { execFileSync } from 'node:child_process'
import { compile } from '@galley/content/compiler/compile-worker'
import { setTranslations } from '@galley/core/translations'
import { setVersions } from '@galley/core/versions'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { translations } from './translations'

jest.mock('@galley/content', () => ({
  ...jest.requireActual<object>('@galley/content'),
  // A thread would read the collections of this repository.
  createCompileQueue: () => ({ compile, close: async () => undefined }),
}))

const { at, read, write } = createTestFolder()
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)

const git = (...args: string[]) => execFileSync('git', args, { cwd: at(), stdio: 'pipe' })
function commit() {
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-qm', 'change')
}
/** Runs the command. Returns its exit code and its output. */
const run = async (...args: string[]) => [await translations(args, at()), String(log.mock.lastCall?.[0])]

beforeEach(() => {
  setTranslations(['de', 'fr'])
  for (const name of ['a', 'b', 'c']) write(`content/docs/${name}.md`, `# ${name}\n`)
  write('content/docs/later.md', '---\ndraft: true\n---\n\n# Later\n')
  write('content/docs/a.de.md', '# A auf Deutsch\n')
  write('content/de/docs/b.md', '# B auf Deutsch\n')
})
afterEach(() => setTranslations([]))

describe('in a repository', () => {
  beforeEach(() => {
    git('init', '-q')
    commit()
    write('content/docs/a.md', '# a\n\nNew text.\n')
    commit()
  })

  test('lists outdated and missing translations', async () => {
    expect(await run()).toEqual([
      0,
      [
        'de: 1 translated, 1 outdated, 1 missing',
        '  outdated  content/docs/a.de.md',
        '  missing   content/docs/c.md',
        'fr: 0 translated, 0 outdated, 3 missing',
        '  missing   content/docs/a.md',
        '  missing   content/docs/b.md',
        '  missing   content/docs/c.md',
      ].join('\n'),
    ])
    expect((await run('--strict'))[0]).toBe(1)
  })

  test('ignores versions from Git and versions that are not maintained, whose files nobody translates', async () => {
    const [, before] = await run()
    write('content/docs@1/old.md', '# Old\n')
    setVersions([{ name: '1', label: '1.x', state: 'maintained' }])
    expect((await run())[1]).toContain('  missing   content/docs@1/old.md')
    setVersions([{ name: '1', label: '1.x', state: 'maintained', ref: 'v1' }])
    expect((await run())[1]).toBe(before)
    setVersions([{ name: '1', label: '1.x', state: 'unmaintained' }])
    expect((await run())[1]).toBe(before)
    setVersions([])
  })

  test('prints the same as JSON', async () => {
    const [, text] = await run('--json')
    expect(JSON.parse(text as string)).toEqual({
      hasHistory: true,
      languages: {
        de: {
          translated: ['content/de/docs/b.md'],
          outdated: ['content/docs/a.de.md'],
          missing: ['content/docs/c.md'],
        },
        fr: {
          translated: [],
          outdated: [],
          missing: ['content/docs/a.md', 'content/docs/b.md', 'content/docs/c.md'],
        },
      },
    })
  })

  test('a recorded translation is current until the original changes, whatever is committed', async () => {
    await run('--record', 'content/docs/a.de.md')
    expect(read('content/docs/a.de.md')).toMatch(/^---\ntranslationOf: '[0-9a-f]{12}'\n---\n\n# A auf Deutsch\n$/)
    expect((await run())[1]).toContain('de: 2 translated, 0 outdated')
    write('content/docs/a.md', '# a\n\nNewer text.\n')
    commit()
    expect((await run())[1]).toContain('de: 1 translated, 1 outdated')
  })
})

test('without Git, says that translations are not compared', async () => {
  expect((await run())[1]).toMatch(/^de: 2 translated, 0 outdated, 1 missing\n[^]+\nThere is no Git history here, so/)
})

test('a site with one language gets a message', async () => {
  setTranslations([])
  expect(await run()).toEqual([0, expect.stringMatching(/^This site has one language\./)])
})

test.each([
  [['--record'], 'name their files after "--record"'],
  [['content/docs/a.de.md'], 'name their files after "--record"'],
  [['--record', 'content/docs/z.de.md'], 'There is no file "content/docs/z.de.md".'],
  [['--record', 'content/docs/a.md'], '"content/docs/a.md" is not a translation.'],
  [['--all'], "Unknown option '--all'"],
])('refuses %p', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
})
