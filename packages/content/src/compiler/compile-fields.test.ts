import { icon, markdown } from '@galley/core/fields'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { z } from 'zod'
import { compileFieldTexts } from './compile-fields'
import { createEnvironment } from './environment'

const schema = z.object({ parts: z.array(z.object({ mark: icon().optional(), text: markdown() })) })
const { contentDir } = createContentFolder({ 'docs/a.md': '# A' })

/** Compiles the fields of a YAML file. `lines` has the first line of each text. */
async function compile(written: string, fields: object, lines: number[]) {
  const problems: string[] = []
  const compiled = await compileFieldTexts({
    schema,
    fields: fields as Record<string, unknown>,
    file: 'index.yml',
    written,
    locate: ([, index]) => ({ line: lines[Number(index)]!, column: 1 }),
    environment: createEnvironment(contentDir, { sources: new Map(), problems: [] }),
    report: (path, message) => problems.push(`${path.join('.')} ${message}`),
  })
  return { ...compiled, problems }
}

test('a Markdown text is replaced by its compiled body, and its links have their positions in the file', async () => {
  const written = 'parts:\n  - text: |\n      See\n      [a](./docs/a.md).\n  - text: "**b**"\n'
  const { fields, texts } = await compile(
    written,
    { parts: [{ text: 'See\n[a](./docs/a.md).\n' }, { text: '**b**' }] },
    [2, 5],
  )
  expect(fields).toEqual({
    parts: [
      { text: [['p', {}, 'See\n', ['a', { href: '/docs/a' }, 'a'], '.']] },
      { text: [['p', {}, ['strong', {}, 'b']]] },
    ],
  })
  expect(texts.flatMap(({ links }) => links)).toEqual([
    expect.objectContaining({ target: '/docs/a', line: 4, column: 7, file: 'docs/a.md' }),
  ])
  expect(texts.map(({ markdown }) => markdown)).toEqual(['See\n[a](/docs/a).', '**b**'])
})

test('the texts of a page share no ids', async () => {
  const text = '## Set up\n'
  const { texts } = await compile('', { parts: [{ text }, { text }, { text }] }, [1, 1, 1])
  expect(texts.map(({ anchors }) => anchors)).toEqual([['set-up'], ['set-up-1'], ['set-up-2']])
})

test('each text has its own footnotes', async () => {
  const text = 'a[^1]\n\n[^1]: b\n'
  const { texts } = await compile('', { parts: [{ text }, { text }] }, [1, 1])
  expect(texts.flatMap(({ problems }) => problems)).toEqual([])
  const [ids = [], others = []]: string[][] = texts.map(({ body }) => [
    ...(JSON.stringify(body).match(/(?<="id":")[^"]+/g) ?? []),
  ])
  expect(ids).toHaveLength(3)
  expect(others.filter((id) => ids.includes(id))).toEqual([])
  for (const id of ids) expect(JSON.stringify(texts[0]!.body)).toMatch(new RegExp(`"(#${id}|${id})".*"(#${id}|${id})"`))
})

test('the first of two equal headings has the id without a number, even if objects have a property of that name', async () => {
  const text = '## \\_\\_proto\\_\\_\n'
  const { texts } = await compile('', { parts: [{ text }, { text }] }, [1, 2])
  expect(texts.flatMap(({ anchors }) => anchors)).toEqual(['__proto__', '__proto__-1'])
})
