import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { workInOwnFolder } from '@galley/testing/own-folder.fixture'
import { linkPackages } from './link-packages'

const FOLDERS = [
  ...['node_modules/react', 'node_modules/.cache', 'node_modules/@galley/installed/src'],
  ...['packages/core', 'src'],
]

workInOwnFolder()
beforeEach(() => {
  for (const name of FOLDERS) mkdirSync(`project/${name}`, { recursive: true })
  symlinkSync('../../packages/core', 'project/node_modules/@galley/core')
  symlinkSync('../../src', 'project/node_modules/@galley/site')
  mkdirSync('copy/src', { recursive: true })
})

const follow = (name: string) => realpathSync(`copy/node_modules/${name}`).slice(realpathSync('.').length + 1)

const link = () => linkPackages(resolve('project/node_modules'), resolve('copy'))

test('a copy has the packages of the project and its own workspaces', async () => {
  await link()
  expect(follow('react')).toBe('project/node_modules/react')
  expect(follow('@galley/site')).toBe('copy/src')
  expect(follow('@galley/core')).toBe('project/packages/core')
  // An installed package imports the site in its own `node_modules`.
  expect(follow('@galley/installed')).toBe('copy/node_modules/@galley/installed')
  expect(existsSync('copy/node_modules/@galley/installed/src')).toBe(true)
  expect(() => follow('.cache')).toThrow('ENOENT')
})

test('a second call links new workspaces, and keeps the caches of the copy', async () => {
  await link()
  for (const made of ['packages/core', 'node_modules/.cache']) mkdirSync(`copy/${made}`, { recursive: true })
  await link()
  expect(follow('@galley/core')).toBe('copy/packages/core')
  expect(follow('.cache')).toBe('copy/node_modules/.cache')
})

test.each(['node_modules', 'node_modules/react', 'node_modules/.cache'])(
  'replaces %s if a program in the copy has linked it to another folder, and leaves that folder unchanged',
  async (name) => {
    await link()
    mkdirSync('elsewhere/react', { recursive: true })
    rmSync(`copy/${name}`, { recursive: true, force: true })
    symlinkSync(resolve('elsewhere'), `copy/${name}`)
    await link()
    expect(follow('react')).toBe('project/node_modules/react')
    expect(() => follow('.cache')).toThrow('ENOENT')
    expect(existsSync('elsewhere/react')).toBe(true)
  },
)
