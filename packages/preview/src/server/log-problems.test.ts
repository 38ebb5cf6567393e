import { createContentStore } from '@galley/content'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { logProblems } from './open-branch'

const { at: path, write } = createTestFolder()

test('logs each problem with file, line and column, and one line when the last problem is solved', async () => {
  const broken = new Set<string>()
  const store = createContentStore({
    contentDir: path(),
    compile: async ({ file }) => ({
      id: file,
      fields: { path: `/${file}`, placedReferences: [] },
      problems: broken.has(file) ? [{ file: `content/${file}`, line: 2, column: 1, message: 'Wrong.' }] : [],
    }),
  })
  const lines: string[] = []
  const add = (level: string) => (where: object, text: string) =>
    void lines.push(`${level} ${JSON.stringify(where)} ${text}`)
  logProblems(store, { info: add('info'), warn: add('warn') } as never, 'main')

  let saves = 0
  const save = async (file: string, isBroken: boolean) => {
    if (isBroken) broken.add(file)
    else broken.delete(file)
    write(file, `${(saves += 1)}`)
    await store.update([file])
  }
  await save('good.md', false)
  await save('a.md', true)
  await save('b.md', true)
  await save('a.md', false)
  await save('good.md', false)
  await save('b.md', false)
  await save('b.md', false)
  expect(lines).toEqual([
    'warn {"branch":"main"} content/a.md:2:1  Wrong.',
    'warn {"branch":"main"} content/b.md:2:1  Wrong.',
    'info {"branch":"main"} All problems in the content are solved.',
  ])
})
