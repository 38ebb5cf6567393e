import { existsSync, renameSync } from 'node:fs'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { withOwnCache } from './moved-cache'

const { at, write } = createTestFolder()
const cached = (project: string) => `${project}/.cache/data`
const run = (project: string, basePath = '') =>
  withOwnCache(at(project), basePath, () => {
    const hadCache = existsSync(at(cached(project)))
    write(cached(project))
    return Promise.resolve(hadCache)
  })

test('keeps the cache of the last run and deletes a cache from another folder', async () => {
  expect(await run('one')).toBe(false)
  expect(await run('one')).toBe(true)
  renameSync(at('one'), at('two'))
  expect(await run('two')).toBe(false)
  expect(await run('two')).toBe(true)
})

test('deletes the cache of another base path', async () => {
  await run('one')
  expect(await run('one', '/queue')).toBe(false)
  expect(await run('one', '/queue')).toBe(true)
})

test('records the folder of a cache even after a failed run', async () => {
  await expect(
    withOwnCache(at('one'), '', () => {
      write(cached('one'))
      return Promise.reject(new Error('no build'))
    }),
  ).rejects.toThrow('no build')
  renameSync(at('one'), at('two'))
  expect(await run('two')).toBe(false)
})
