import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { createCompileQueue } from './compile-queue'

const FILES = Array.from({ length: 4 }, (_, index) => `docs/${index}.page.md`)

const { contentDir } = createContentFolder({
  'docs/.navigation.yml': 'title: The docs',
  'docs/lost.md': '- a\n'.repeat(200_000),
  ...Object.fromEntries(FILES.map((file) => [file, `# ${file}`])),
})
const queue = createCompileQueue(process.cwd(), { threads: 1 })

afterAll(() => queue.close())

test('compiles more pages and folders than there are threads', async () => {
  const pages = await Promise.all(FILES.map((file) => queue.compile({ contentDir, file, collection: 'docs' })))
  expect(pages.map(({ fields }) => fields['title'])).toEqual(FILES)
  expect(await queue.compile({ contentDir, file: 'docs/.navigation.yml' })).toMatchObject({
    fields: { config: { title: 'The docs' } },
  })
  await expect(queue.compile({ contentDir, file: 'docs/gone.md', collection: 'docs' })).rejects.toThrow('ENOENT')
}, 60_000)

test('ends a compilation on request, and compiles the next file', async () => {
  const lost = queue.compile(
    { contentDir, file: 'docs/lost.md', collection: 'docs' },
    { end: AbortSignal.timeout(100) },
  )
  await expect(lost).rejects.toThrow('aborted')
  expect(await queue.compile({ contentDir, file: FILES[0]!, collection: 'docs' })).toMatchObject({ problems: [] })
}, 60_000)
