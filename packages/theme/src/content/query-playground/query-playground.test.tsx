import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeBlock } from '../code-block'
import { MAX_ROWS } from './query-result'
import { QueryPlayground } from '.'

const run = jest.fn<Promise<unknown[]>, [collection: string, sql: string]>()
let ranIn = 'browser'

/** Replaces the query functions. The SQL of each query is its own text. */
const createContentQueries = (source: { run: typeof run }) => {
  const query = (sql: string) => ({
    where: (field: string, operator: string, value: unknown) => {
      if (operator === 'IN' && !Array.isArray(value)) throw new Error('Value for IN must be an array')
      return query(`${sql} WHERE "${field}"`)
    },
    all: () => source.run('docs', sql),
    first: async () => (await source.run('docs', sql))[0] ?? null,
    count: async () => (await source.run('docs', `SELECT COUNT(*) AS "count" FROM ${sql}`)).length,
    sql: () => sql,
  })
  return { queryCollection: (name: string) => query(`SELECT * FROM "${name}"`) }
}

jest.mock('@galley/query/client', () => ({
  get contentSource() {
    return { run, ranIn }
  },
  createContentQueries: (source: { run: typeof run }) => createContentQueries(source),
}))

const html = (...lines: string[]) => lines.map((line) => `<span class="line">${line}</span>`).join('\n')

const playground = (
  <QueryPlayground>
    <p>Words between the examples.</p>
    <CodeBlock
      language="ts"
      filename="All"
      html={html('await <span class="function">queryCollection</span>(\'docs\')', '  .all()')}
    />
    <CodeBlock language="ts" filename="Guides" html={html("queryCollection('guides').where('a', '&#x3C;', 1).all()")} />
    <CodeBlock language="ts" html={html("queryCollection('docs').count()")} />
  </QueryPlayground>
)

/** Renders the playground and waits for its code. */
const show = async () => {
  render(playground)
  await screen.findByRole('button', { name: 'Run' })
}
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Query' })
const status = () => screen.getAllByRole('status').find((element) => element.textContent !== '')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = async (text: string) => {
  await userEvent.clear(editor())
  await userEvent.click(editor())
  await userEvent.paste(text)
}
const runText = async (text: string) => {
  await write(text)
  await press('Run')
}

beforeEach(() => {
  run.mockReset().mockResolvedValue([{ title: 'One', path: '/one' }])
})

test('shows each code block under its name or number', async () => {
  await show()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All', 'Guides', 'Example 3'])
  expect(editor()).toHaveValue("await queryCollection('docs')\n  .all()")
  await userEvent.click(screen.getByRole('tab', { name: 'Guides' }))
  expect(editor()).toHaveValue("queryCollection('guides').where('a', '<', 1).all()")
})

test.each([
  ['browser', 'in this browser'],
  ['server', 'on the server'],
])('shows rows, count, duration and SQL after a run, and that the query ran in the %s', async (place, words) => {
  ranIn = place
  await show()
  await press('Run')
  expect(await screen.findByRole('columnheader', { name: 'title' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: '/one' })).toBeInTheDocument()
  expect(status()).toHaveTextContent(RegExp(`^1 row in \\d+\\.\\d ms, ${words}$`))
  expect(screen.getByRole('group', { name: 'SQL' })).toHaveTextContent('SELECT * FROM "docs"')
  expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toBeInTheDocument()
})

test('resets a changed example, and keeps changes while another example is open', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument()
  await write('mine')
  await userEvent.click(screen.getByRole('tab', { name: 'Guides' }))
  await userEvent.click(screen.getByRole('tab', { name: 'All' }))
  expect(editor()).toHaveValue('mine')
  await press('Reset')
  expect(editor()).toHaveValue("await queryCollection('docs')\n  .all()")
  expect(editor()).toHaveFocus()
})

test('reports an error of the script with its position', async () => {
  await show()
  await runText("queryCollection('docs').where('a', 'IN', 1).all()")
  expect(await screen.findByRole('alert')).toHaveTextContent('Line 1, column 25: Value for IN must be an array')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('reports an error of the query until the next run', async () => {
  run.mockRejectedValueOnce(new Error('The database could not be loaded. Check the connection.'))
  await show()
  await press('Run')
  expect(await screen.findByRole('alert')).toHaveTextContent('The database could not be loaded. Check the connection.')
  await press('Run')
  expect(await screen.findByRole('table')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const statusOf = async (rows: unknown[], text = "queryCollection('docs').all()") => {
  run.mockResolvedValue(rows)
  await show()
  await runText(text)
  await screen.findByRole('group', { name: 'SQL' })
  return status()?.textContent
}

test.each([
  ['no rows', [], 'all()', /^No rows in /, 'No rows: no entry of the collection matches.'],
  ['the first row', [{ title: 'One' }], 'first()', /^1 row in /, 'One'],
  ['no first row', [], 'first()', /^No rows in /, 'No rows: no entry of the collection matches.'],
  ['a number', [1, 2, 3], 'count()', /^1 value in /, '3'],
  ['neighbours with a missing one', [null, { title: 'Next' }], 'all()', /^2 items in /, 'null'],
  ['a tree as JSON', [{ title: 'A', children: [{ title: 'B' }] }, { title: 'C' }], 'all()', /^2 items in /, '"B"'],
])('shows %s', async (_, rows, end, words, shown) => {
  expect(await statusOf(rows, `queryCollection('docs').${end}`)).toMatch(words)
  expect(screen.getByText(shown)).toBeInTheDocument()
})

test('shows at most a hundred rows', async () => {
  const rows = Array.from({ length: MAX_ROWS + 23 }, (_, index) => ({ number: index }))
  expect(await statusOf(rows)).toMatch(/^123 rows in /)
  expect(screen.getAllByRole('row')).toHaveLength(1 + MAX_ROWS)
  expect(screen.getByText(/Showing the first 100 of 123 rows\./)).toBeInTheDocument()
})

test('shows values of every kind, and long values in full on request', async () => {
  const long = `Begin ${'and on '.repeat(40)}end.`
  await statusOf([{ text: 'a', number: 1.5, truth: false, nothing: null, tags: ['x'], long }])
  for (const name of ['a', '1.5', 'false', 'null', '["x"]']) expect(screen.getByRole('cell', { name })).toBeVisible()
  expect(screen.queryByText(long)).not.toBeInTheDocument()
  await userEvent.click(screen.getByText(/^Begin and on/))
  expect(await screen.findByText(long)).toBeVisible()
})
