import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages } from '@galley/node/link-packages'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { type CompileOptions, createCompileQueue } from './compile-queue'

const PROJECT = process.cwd()

test('a file that takes too long to parse is reported as slow, then as a problem, and the next file compiles', async () => {
  const { contentDir } = createContentFolder({ 'docs/lost.md': '- a\n'.repeat(200_000), 'docs/fine.md': '# Fine' })
  const queue = createCompileQueue(PROJECT, { timeLimit: 2_000 })
  const compile = (file: string, options?: CompileOptions) =>
    queue.compile({ contentDir, file, collection: 'docs' }, options)
  const file = 'content/docs/lost.md'
  const message = 'The file did not compile within 2 seconds. Simplify or split it.'
  try {
    const onSlow = jest.fn()
    expect(await compile('docs/lost.md', { onSlow })).toEqual({
      id: file,
      fields: {},
      problems: [{ file, line: 1, column: 1, message }],
      isBroken: true,
      isUnread: true,
      isStopped: true,
    })
    expect(onSlow).toHaveBeenCalledTimes(1)
    expect(await compile('docs/fine.md')).toMatchObject({ fields: { title: 'Fine' } })
  } finally {
    await queue.close()
  }
}, 60_000)

test('the digest changes with the compiler, but not with tests or other code', async () => {
  const { contentDir: projectDir } = createContentFolder({ 'package-lock.json': '{}' })
  const digest = async () => {
    const queue = createCompileQueue(projectDir)
    try {
      return await queue.digest()
    } finally {
      await queue.close()
    }
  }
  const names = ['components', 'content.config.ts', 'examples', 'islands', 'markdown.ts', 'package.json', 'site.ts']
  const files = names.map((file) => `src/${file}`)
  for (const path of ['packages', ...files]) cpSync(join(PROJECT, path), join(projectDir, path), { recursive: true })
  await linkPackages(join(PROJECT, 'node_modules'), projectDir)
  const before = await digest()
  writeFileSync(join(projectDir, 'packages/core/src/nearest.test.ts'), 'changed')
  writeFileSync(join(projectDir, 'packages/core/src/request.ts'), 'changed')
  expect(await digest()).toBe(before)
  appendFileSync(join(projectDir, 'packages/core/src/nearest.ts'), 'console.log()')
  expect(await digest()).not.toBe(before)
  const changed = await digest()
  appendFileSync(join(projectDir, 'src/markdown.ts'), 'remarkPlugins.push(() => undefined)')
  expect(await digest()).not.toBe(changed)
  // In a larger workspace, the lock file is outside of the site.
  rmSync(join(projectDir, 'package-lock.json'))
  expect(await digest()).not.toBe(changed)
}, 60_000)
