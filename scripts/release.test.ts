import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { listDependencies, nextVersion, readWorkspaces, release, releaseNotes } from './release'
import { projectFolder } from './run.mjs'

const changelog = (notes: string) => `# Changelog

## [Unreleased]
${notes}
## [0.1.0] - 2026-11-01

- The first version.

[Unreleased]: https://example.com/compare/v0.1.0...main
[0.1.0]: https://example.com/commits/v0.1.0
`

describe('the packages of this project', () => {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
  const workspaces = readWorkspaces(projectFolder)
  const names = new Set(workspaces.map(({ manifest }) => manifest.name!))

  it.each(workspaces.map(({ folder, manifest }) => [folder, manifest] as const))(
    '%s has the version of the project, and depends on the same version of other packages',
    (_, manifest) => {
      expect(manifest.version).toBe(version)
      const others = listDependencies(manifest).filter(([name]) => names.has(name))
      // Every site has its own `@galley/site` with its own version.
      expect(
        others.filter(([name, range]) => range !== version && !(name === '@galley/site' && range === '*')),
      ).toEqual([])
    },
  )
})

test('the changelog has the date of this version, and a link for each version', () => {
  const text = readFileSync(join(projectFolder, 'CHANGELOG.md'), 'utf8')
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
  const headings = [...text.matchAll(/^## \[(.+)\](?: - (\d{4}-\d\d-\d\d))?$/gm)].map(([, name, date]) => [
    name,
    Boolean(date),
  ])
  expect(headings.slice(0, 2)).toEqual([
    ['Unreleased', false],
    [version, true],
  ])
  expect([...text.matchAll(/^\[(.+)\]: /gm)].map(([, name]) => name)).toEqual(headings.map(([name]) => name))
})

describe('nextVersion', () => {
  it.each([
    ['patch', '0.9.3'],
    ['minor', '0.10.0'],
    ['major', '1.0.0'],
    ['0.10.1', '0.10.1'],
  ])('%s of 0.9.2 is %s', (step, expected) => {
    expect(nextVersion('0.9.2', step)).toBe(expected)
  })

  it.each(['0.9.2', '0.9.1', '0.8.10'])('rejects %s after 0.9.2', (step) => {
    expect(() => nextVersion('0.9.2', step)).toThrow(`The version must be higher than 0.9.2, got "${step}".`)
  })

  it.each(['', 'mayor', '1.0', 'v1.0.0'])('rejects "%s"', (step) => {
    expect(() => nextVersion('0.9.2', step)).toThrow(
      `The version must be "major", "minor", "patch" or a version such as "1.4.0", got "${step}".`,
    )
  })
})

describe('releaseNotes', () => {
  it('dates the notes, and links the version to its commits', () => {
    expect(releaseNotes(changelog('\n### Fixed\n\n- A mistake.\n'), '0.1.1', '2026-12-01')).toBe(`# Changelog

## [Unreleased]

## [0.1.1] - 2026-12-01

### Fixed

- A mistake.

## [0.1.0] - 2026-11-01

- The first version.

[Unreleased]: https://example.com/compare/v0.1.1...main
[0.1.1]: https://example.com/compare/v0.1.0...v0.1.1
[0.1.0]: https://example.com/commits/v0.1.0
`)
  })

  it('rejects a section without notes', () => {
    expect(() => releaseNotes(changelog('\n### Fixed\n'), '0.1.1', '2026-12-01')).toThrow(
      '"Unreleased" in CHANGELOG.md is empty.',
    )
  })

  it('rejects breaking changes in a version that sites install automatically', () => {
    const text = changelog('\n### Breaking\n\n- Something.\n')
    expect(() => releaseNotes(text, '0.1.1', '2026-12-01')).toThrow('so 0.1.1 is too low. Take "minor".')
    expect(releaseNotes(text, '0.2.0', '2026-12-01')).toContain('## [0.2.0]')
    const stable = text.replaceAll('0.1.0', '1.1.0')
    expect(() => releaseNotes(stable, '1.2.0', '2026-12-01')).toThrow('so 1.2.0 is too low. Take "major".')
    expect(releaseNotes(stable, '2.0.0', '2026-12-01')).toContain('## [2.0.0]')
  })
})

describe('release', () => {
  const { at, read, write: writeText } = createTestFolder()
  const git = (...command: string[]) => execFileSync('git', command, { cwd: at(), encoding: 'utf8' }).trim()
  const write = (file: string, text: unknown) =>
    writeText(file, typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`)

  const core = { name: '@x/core', version: '0.1.0', dependencies: { other: '0.1.0' } }
  const theme = {
    name: '@x/theme',
    version: '0.1.0',
    dependencies: { '@x/core': '0.1.0' },
    peerDependencies: { '@x/site': '*' },
  }
  const site = { name: '@x/site', version: '0.1.0', private: true }

  beforeEach(() => {
    const root = {
      ...{ name: 'x', version: '0.1.0', private: true, workspaces: ['core', 'theme', 'site'] },
      scripts: { pack: 'mkdir packed && npm pack -w core -w theme --pack-destination packed' },
      devDependencies: { '@x/core': '0.1.0' },
    }
    write('package.json', root)
    write('package-lock.json', {
      ...{ name: 'x', version: '0.1.0', lockfileVersion: 3 },
      packages: {
        '': root,
        ...{ core, theme, site },
        'node_modules/@x/core': { resolved: 'core', link: true },
        'node_modules/@x/theme': { resolved: 'theme', link: true },
        'node_modules/@x/site': { resolved: 'site', link: true },
        'node_modules/other': { version: '0.1.0' },
      },
    })
    write('core/package.json', core)
    write('theme/package.json', theme)
    write('site/package.json', site)
    write('CHANGELOG.md', changelog('\n### Added\n\n- A part.\n'))
    write('.gitignore', 'packed/\n')
    git('init', '-q', '-b', 'main', '--template=')
    git('config', 'user.name', 'Ana')
    git('config', 'user.email', 'ana@example.com')
    git('add', '-A')
    git('commit', '-q', '-m', 'Start')
  })

  const commit = (file: string, text: unknown) => {
    write(file, text)
    git('commit', '-qam', 'Change a file')
  }
  const readState = () => [
    ...[git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain'), git('diff')],
    existsSync(at('packed')),
  ]

  it('raises all versions, commits, tags and packs', () => {
    expect(release(at(), 'minor', '2026-12-01')).toBe('0.2.0')
    expect(JSON.parse(read('core/package.json'))).toEqual({ ...core, version: '0.2.0' })
    expect(JSON.parse(read('theme/package.json'))).toEqual({
      ...theme,
      version: '0.2.0',
      dependencies: { '@x/core': '0.2.0' },
    })
    expect(JSON.parse(read('site/package.json'))).toEqual({ ...site, version: '0.2.0' })
    const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, object> }
    expect(lock.version).toBe('0.2.0')
    expect(lock.packages['']).toEqual(JSON.parse(read('package.json')))
    expect(lock.packages['theme']).toEqual(JSON.parse(read('theme/package.json')))
    expect(lock.packages['node_modules/other']).toEqual({ version: '0.1.0' })
    expect(read('CHANGELOG.md')).toContain('## [0.2.0] - 2026-12-01\n\n### Added\n\n- A part.')
    expect(git('log', '--format=%s', '-1', 'v0.2.0')).toBe('release: 0.2.0')
    expect(git('status', '--porcelain')).toBe('')
    expect(readdirSync(at('packed'))).toEqual(['x-core-0.2.0.tgz', 'x-theme-0.2.0.tgz'])
  })

  it.each<[string, prepare: () => void, message: RegExp]>([
    [
      'uncommitted changes',
      () => {
        write('core/index.ts', '')
        write('package.json', read('package.json').replace('"x"', '"y"'))
      },
      /^Commit these changes first, or stash them:\n.*package\.json\n.*core\/index\.ts$/,
    ],
    ['an existing tag', () => git('tag', 'v0.2.0'), /^The tag v0\.2\.0 already exists\. Release a higher version\.$/],
    ['missing notes', () => commit('CHANGELOG.md', changelog('')), /"Unreleased" in CHANGELOG\.md is empty\./],
    [
      'a package that cannot be packed',
      () => commit('core/package.json', { ...core, scripts: { prepack: 'exit 3' } }),
      /npm run --silent pack/,
    ],
    ['a tag that Git rejects', () => git('tag', 'v0.2.0/other'), /git tag/],
  ])('changes nothing because of %s', (_situation, prepare, message) => {
    prepare()
    const before = readState()
    expect(() => release(at(), 'minor')).toThrow(message)
    expect(readState()).toEqual(before)
  })
})
