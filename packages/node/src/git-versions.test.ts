import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { formatProblem } from '@galley/core/content-source'
import { setTranslations } from '@galley/core/translations'
import type { Version } from '@galley/core/versions'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { readGitVersions } from './git-versions'
import { listFiles } from './list-files'

jest.setTimeout(60_000)

const { at, read, write } = createTestFolder()
const NAMED = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com']
const git = (...args: string[]) => execFileSync('git', [...NAMED, ...args], { cwd: at(), encoding: 'utf8' }).trim()
function commit(...args: string[]) {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'change', ...args)
}

const two: Version = { name: '2', label: '2.x', state: 'current' }
const one = (ref?: string): Version => ({
  name: '1',
  label: '1.x',
  state: 'unmaintained',
  ...(ref !== undefined && { ref }),
})
/** Reads the version 1 from a ref. Returns the problems. */
const readFrom = async (ref: string, folder = at()) =>
  (await readGitVersions(folder, [two, one(ref)])).map(formatProblem)

beforeEach(() => {
  git('init', '--quiet', '--initial-branch', 'main', '--template=')
  write('src/site.ts', "export const site = {\n  versions: [{ name: '1', ref: 'v1.4.0' }],\n}")
  write('content/docs/1.start/index.md', '# Start\n')
  write('content/docs/1.start/shot.png', 'picture')
  write('content/about.md', '# About\n')
  commit()
  git('tag', 'v1.4.0')
  write('content/docs/1.start/index.md', '# New start\n')
  commit()
})
afterEach(() => setTranslations([]))

test.each([
  ['a tag', () => 'v1.4.0'],
  ['a commit', () => git('rev-parse', 'v1.4.0')],
  ['an annotated tag', () => (git('tag', '--annotate', 'v1', 'v1.4.0^{}', '--message', 'one'), 'v1')],
  ['a branch', () => (git('branch', '1.x', 'v1.4.0'), '1.x')],
  ['a branch of the remote', () => (git('update-ref', 'refs/remotes/origin/1.x', 'v1.4.0'), '1.x')],
])('writes the documentation of %s into a folder that Git ignores', async (_, createRef) => {
  expect(await readFrom(createRef())).toEqual([])
  expect(listFiles(at('content/docs@1')).sort()).toEqual(['.gitignore', '1.start/index.md', '1.start/shot.png'])
  expect(read('content/docs@1/1.start/index.md')).toBe('# Start\n')
  expect(read('content/docs/1.start/index.md')).toBe('# New start\n')
  expect(git('status', '--porcelain')).toBe('')
})

test('writes nothing again for the same commit, and reads a moved branch', async () => {
  git('branch', '1.x', 'v1.4.0')
  await readFrom('1.x')
  write('content/docs@1/left.md', 'stays until the branch moves')
  await readFrom('1.x')
  expect(read('content/docs@1/left.md')).toBe('stays until the branch moves')
  git('branch', '--force', '1.x', 'main')
  await readFrom('1.x')
  expect(read('content/docs@1/1.start/index.md')).toBe('# New start\n')
  expect(existsSync(at('content/docs@1/left.md'))).toBe(false)
})

test('reads translations, beside their originals and in folders, once the site has their language', async () => {
  write('content/docs/1.start/index.de.md', '# Beginn\n')
  write('content/de/docs/2.more.md', '# Mehr\n')
  write('content/de/about.md', '# Wir\n')
  commit()
  git('tag', 'v1.5.0')
  await readFrom('v1.5.0')
  expect(existsSync(at('content/de/docs@1'))).toBe(false)
  setTranslations(['de', 'fr'])
  expect(await readFrom('v1.5.0')).toEqual([])
  expect(read('content/docs@1/1.start/index.de.md')).toBe('# Beginn\n')
  expect(listFiles(at('content/de/docs@1')).sort()).toEqual(['.gitignore', '2.more.md'])
  expect(existsSync(at('content/fr'))).toBe(false)
})

test('deletes the folders of a version without a ref, but no other folders', async () => {
  setTranslations(['de'])
  write('content/de/docs/index.md', '# Start\n')
  commit()
  await readFrom('main')
  write('content/docs@0/index.md', '# Own\n')
  setTranslations([])
  expect(await readGitVersions(at(), [two])).toEqual([])
  expect(['docs@1', 'de/docs@1', 'docs@0'].map((folder) => existsSync(at('content', folder)))).toEqual([
    false,
    false,
    true,
  ])
})

test('reads the documentation of a site in a subfolder of its repository', async () => {
  write('website/content/docs/index.md', '# Website\n')
  commit()
  git('tag', 'v2')
  expect(await readFrom('v2', at('website'))).toEqual([])
  expect(read('website/content/docs@1/index.md')).toBe('# Website\n')
  rmSync(at('website/content/docs@1'), { recursive: true })
  write('website/src/site.ts')
  expect(await readFrom('v1.4.0', at('website'))).toEqual([
    'src/site.ts:1:1  "versions[2].ref" is "v1.4.0", but this commit has no folder website/content/docs. Name a commit that has the folder, or remove "ref".',
  ])
})

test('reads from another folder of the repository', async () => {
  write('elsewhere/content/docs/index.md', '# Checked out\n')
  expect(await readGitVersions(at('elsewhere'), [two, one('v1.4.0')], { repository: at() })).toEqual([])
  expect(read('elsewhere/content/docs@1/1.start/index.md')).toBe('# Start\n')
})

test('writes no symbolic links', async () => {
  execFileSync('ln', ['-s', '/etc/passwd', at('content/docs/link.md')])
  commit()
  await readFrom('main')
  expect(read('content/docs@1/link.md')).toBe('/etc/passwd')
})

test('applies the attributes of the repository, such as line endings', async () => {
  write('.gitattributes', '*.md eol=crlf\n')
  commit()
  await readFrom('main')
  expect(read('content/docs@1/1.start/index.md')).toBe('# New start\r\n')
})

test('without a repository, keeps the files of the same ref', async () => {
  await readFrom('v1.4.0')
  rmSync(at('.git'), { recursive: true })
  const { mtimeMs } = statSync(at('content/docs@1/1.start/index.md'))
  expect(await readFrom('v1.4.0')).toEqual([])
  expect(statSync(at('content/docs@1/1.start/index.md')).mtimeMs).toBe(mtimeMs)
  expect(await readFrom('v1')).toEqual([
    'src/site.ts:1:1  "versions[2].ref" is "v1", but the site is in no Git repository. Build in a clone of the repository, or replace "ref" by a folder of files.',
  ])
})

const REMEDY =
  'Correct it, or fetch it: run "git fetch --tags origin", and in GitHub Actions set "fetch-depth: 0" for actions/checkout.'

describe('reports', () => {
  test('an unknown ref with the nearest name', async () => {
    write('src/site.ts', "const site = {\n  versions: [{ ref: 'v1.4' }]")
    expect(await readFrom('v1.4')).toEqual([
      `src/site.ts:2:21  "versions[2].ref" is "v1.4", but the repository has no tag, branch or commit with this name. Did you mean "v1.4.0"? ${REMEDY}`,
    ])
  })

  test.each(['--output=/tmp/x', '--all', '', 'v1.4.0 main'])(
    'the ref "%s", without giving it to Git as an option',
    async (ref) => {
      expect(await readFrom(ref)).toEqual([
        expect.stringContaining(
          `"versions[2].ref" is "${ref}", but the repository has no tag, branch or commit with this name.`,
        ),
      ])
      expect(existsSync(at('content/docs@1'))).toBe(false)
    },
  )

  test('a folder beside a ref, and leaves the folder as it is', async () => {
    write('content/docs@1/index.md', '# Own\n')
    expect(await readFrom('v1.4.0')).toEqual([
      'src/site.ts:2:32  "versions[2].ref" is "v1.4.0", but there is a folder content/docs@1 too. Delete the folder, or remove "ref".',
    ])
    expect(listFiles(at('content/docs@1'))).toEqual(['index.md'])
  })

  test('a ref of the current version', async () => {
    const problems = await readGitVersions(at(), [{ ...two, ref: 'v1.4.0' }])
    expect(problems.map(formatProblem)).toEqual([
      'src/site.ts:2:32  "versions[1].ref" is "v1.4.0", but the current version is in content/docs. Remove "ref".',
    ])
  })

  test('that Git is not installed', async () => {
    const path = process.env['PATH']
    process.env['PATH'] = at()
    const problems = await readFrom('v1.4.0').finally(() => (process.env['PATH'] = path))
    expect(problems).toEqual([
      `src/site.ts:2:32  "versions[2].ref" is "v1.4.0", but Git cannot be read in ${at()}: the program "git" is not installed.`,
    ])
  })
})
