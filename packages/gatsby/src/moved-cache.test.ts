import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withOwnCache } from './moved-cache'

let folder: string
const cached = (project: string) => join(folder, project, '.cache/data')
const run = (project: string) =>
  withOwnCache(join(folder, project), () => {
    const hadCache = existsSync(cached(project))
    mkdirSync(join(folder, project, '.cache'), { recursive: true })
    writeFileSync(cached(project), '')
    return Promise.resolve(hadCache)
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('keeps the cache of the last run and deletes a cache from another folder', async () => {
  expect(await run('one')).toBe(false)
  expect(await run('one')).toBe(true)
  renameSync(join(folder, 'one'), join(folder, 'two'))
  expect(await run('two')).toBe(false)
  expect(await run('two')).toBe(true)
})

test('records the folder of a cache even after a failed run', async () => {
  await expect(
    withOwnCache(join(folder, 'one'), () => {
      mkdirSync(join(folder, 'one/.cache'), { recursive: true })
      return Promise.reject(new Error('no build'))
    }),
  ).rejects.toThrow('no build')
  writeFileSync(cached('one'), '')
  renameSync(join(folder, 'one'), join(folder, 'two'))
  expect(await run('two')).toBe(false)
})
