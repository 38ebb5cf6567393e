import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { copyRepository } from './copy-repository.mjs'

const { at, read, write } = createTestFolder()

test('copies uncommitted files and the packages of the repository and of its workspaces, without caches', () => {
  write('from/.gitignore', 'node_modules\npublic\n')
  write('from/page.md', 'Committed.')
  write('from/deleted.md', 'Committed.')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: at('from') })
  git('init', '--quiet')
  git('add', '--all')
  write('from/page.md', 'Edited.')
  rmSync(at('from/deleted.md'))
  write('from/plugins/one/new.md', 'New.')
  write('from/public/index.html', 'Built.')
  write('from/node_modules/parser/index.js', 'Version 1.')
  write('from/node_modules/.cache/file', 'Cached.')
  write('from/packages/core/package.json', '{}')
  write('from/packages/core/node_modules/parser/index.js', 'Version 2.')
  copyRepository(at('from'), at('to'))
  expect(read('to/page.md')).toBe('Edited.')
  expect(read('to/plugins/one/new.md')).toBe('New.')
  expect(read('to/node_modules/parser/index.js')).toBe('Version 1.')
  expect(read('to/packages/core/node_modules/parser/index.js')).toBe('Version 2.')
  expect(['deleted.md', 'public', 'node_modules/.cache'].filter((name) => existsSync(at('to', name)))).toEqual([])
})
