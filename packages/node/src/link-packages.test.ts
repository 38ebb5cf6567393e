import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkPackages } from './link-packages'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'links-')))
  for (const name of [
    'node_modules/react',
    'node_modules/.cache',
    'node_modules/@galley/installed/src',
    'packages/core',
    'src',
  ])
    mkdirSync(join(folder, 'project', name), { recursive: true })
  symlinkSync('../../packages/core', join(folder, 'project/node_modules/@galley/core'))
  symlinkSync('../../src', join(folder, 'project/node_modules/@galley/site'))
  mkdirSync(join(folder, 'copy/src'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const follow = (name: string) => realpathSync(join(folder, 'copy/node_modules', name)).slice(folder.length + 1)

const link = () => linkPackages(join(folder, 'project/node_modules'), join(folder, 'copy'))

test('a copy has the packages of the project and its own workspaces', async () => {
  await link()
  expect(follow('react')).toBe('project/node_modules/react')
  expect(follow('@galley/site')).toBe('copy/src')
  expect(follow('@galley/core')).toBe('project/packages/core')
  // An installed package imports the site in its own `node_modules`.
  expect(follow('@galley/installed')).toBe('copy/node_modules/@galley/installed')
  expect(existsSync(join(folder, 'copy/node_modules/@galley/installed/src'))).toBe(true)
  expect(() => follow('.cache')).toThrow('ENOENT')
})

test('a second call links new workspaces, and keeps the caches of the copy', async () => {
  await link()
  for (const made of ['packages/core', 'node_modules/.cache'])
    mkdirSync(join(folder, 'copy', made), { recursive: true })
  await link()
  expect(follow('@galley/core')).toBe('copy/packages/core')
  expect(follow('.cache')).toBe('copy/node_modules/.cache')
})

test.each(['node_modules', 'node_modules/react', 'node_modules/.cache'])(
  'replaces %s if a program in the copy has linked it to another folder, and leaves that folder unchanged',
  async (name) => {
    await link()
    mkdirSync(join(folder, 'elsewhere/react'), { recursive: true })
    rmSync(join(folder, 'copy', name), { recursive: true, force: true })
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'copy', name))
    await link()
    expect(follow('react')).toBe('project/node_modules/react')
    expect(() => follow('.cache')).toThrow('ENOENT')
    expect(existsSync(join(folder, 'elsewhere/react'))).toBe(true)
  },
)
