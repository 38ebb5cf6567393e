import type { CollectionName } from '@galley/site/collections'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { compileFile } from './compile-file'

jest.mock('@galley/site/collections', () => jest.requireActual<object>('./prices-collection.fixture'))

const folder = createContentFolder({
  'info/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
})

function compile(file: string, text: string) {
  folder.write(file, text)
  return compileFile(folder.contentDir, file, 'prices' as CollectionName)
}
const problemsOf = async (file: string, text: string) =>
  (await compile(file, text)).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

const ROWS = [
  { plan: 'solo', price: 0, soon: false },
  { plan: 'team', price: 19.5, soon: true },
]

test.each([
  ['yml', 'rows:\n  - { plan: solo, price: 0 }\n  - { plan: team, price: 19.5, soon: true }\n'],
  ['json', JSON.stringify({ rows: [{ plan: 'solo', price: 0 }, ROWS[1]] })],
  ['csv', 'plan,price,soon\nsolo,0,\nteam,19.5,true\n'],
])('a .%s file has the same checked fields in the entry and in its body, and references', async (extension, text) => {
  const { fields, problems } = await compile(`info/1.prices.${extension}`, text)
  expect(problems).toEqual([])
  expect(fields).toMatchObject({ slug: 'prices', currency: 'EUR', rows: ROWS })
  expect(fields['body']).toEqual({ currency: 'EUR', rows: ROWS })
  expect(fields['placedReferences']).toMatchObject([
    { collection: 'plans', value: 'solo', field: 'rows[1].plan' },
    { collection: 'plans', value: 'team', field: 'rows[2].plan' },
  ])
})

test('the position of a reference in a table is the position of its cell', async () => {
  const { fields } = await compile('info/a.csv', 'price,plan\n1,solo\n\n2,  "team"\n')
  expect(fields['placedReferences']).toMatchObject([
    { line: 2, column: 3 },
    { line: 4, column: 5 },
  ])
})

test('a file with problems keeps its references, so that their problems are reported too', async () => {
  const { fields } = await compile('info/h.csv', 'plan,price\nsolo,cheap\n,1\n')
  expect(fields['placedReferences']).toEqual([
    { collection: 'plans', value: 'solo', field: 'rows[1].plan', line: 2, column: 1 },
  ])
})

test('reports each wrong cell of a table at its position', async () => {
  const text = 'plan,price,soon,note\nsolo,cheap,no,\n"of\nlines",-1,true,\n,1,,\n'
  expect(await problemsOf('info/b.csv', text)).toEqual([
    '2:6 "rows[1].price" must be a number, got "cheap". Correct it.',
    '2:12 "rows[1].soon" must be true or false, got "no". Correct it.',
    '2:15 "note" is not a field in "rows[1]". Allowed: plan, price, soon.',
    '4:8 "rows[2].price" must be at least 0, got -1. Correct it.',
    '4:16 "note" is not a field in "rows[2]". Allowed: plan, price, soon.',
    '5:1 "rows[3].plan" is missing. Add it: the name of an entry in "plans".',
    '5:5 "note" is not a field in "rows[3]". Allowed: plan, price, soon.',
  ])
})

test('a table with its first line only has too few rows', async () => {
  expect(await problemsOf('info/d.csv', 'plan,price\n')).toEqual([
    '1:1 "rows" must be a list of at least 1, got []. Correct it.',
  ])
})

test('a file name ending in ".draft" marks a draft, and the draft has the slug of its published file', async () => {
  const text = 'rows: [{ plan: a, price: 1 }]\n'
  expect((await compile('info/2.later.draft.yml', text)).fields).toMatchObject({ slug: 'later', draft: true })
  expect((await compile('info/2.later.yml', text)).fields).not.toHaveProperty('draft')
})

test('images are measured, and undeclared fields are kept in the body only', async () => {
  const picture = { path: 'info/a.svg', width: 4, height: 3 }
  const { fields } = await compile('info/g.yml', 'picture: a.svg\nrows: [{ plan: a, price: 1 }]\nnote: mine\n')
  expect(fields).toMatchObject({ picture, body: { picture, currency: 'EUR', note: 'mine' } })
  expect(fields).not.toHaveProperty('note')
})
