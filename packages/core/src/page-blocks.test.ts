import { z } from 'zod'
import { validateFields } from './fields'
import { checkBlocks, pageBlocks } from './page-blocks'

const schema = z.object({ blocks: pageBlocks() })
const messagesOf = (...blocks: unknown[]) => validateFields(schema, { blocks }).problems.map(({ message }) => message)

const call = { title: 'Ready?', description: 'Go.', links: [{ label: 'Start', to: '/docs' }] }
const kinds = 'one of hero, features, steps, comparison, quotes, logos, posts, text, code, call'

test('rejects a block with several kinds', () => {
  expect(messagesOf({ call }, { posts: { title: 'News' } })).toEqual([])
  expect(messagesOf({})).toEqual([`"blocks[1]" must be ${kinds}, got {}. Correct it.`])
  expect(messagesOf({ call }, { call, posts: { title: 'News' } })).toEqual([
    expect.stringContaining(`"blocks[2]" must be ${kinds}, got {"call":`),
  ])
})

test('reports fields without indentation as one problem', () => {
  expect(messagesOf({ hero: null, title: 'Maps', primary: {} })).toEqual([
    '"blocks[1].hero" is empty. Indent the fields below it: "title", "primary".',
  ])
})

test('rejects a page without blocks and a list without items', () => {
  expect(messagesOf()).toEqual(['"blocks" must be a list of at least 1, got []. Correct it.'])
  expect(messagesOf({ quotes: { title: 'Said', items: [] } })).toEqual([
    '"blocks[1].quotes.items" must be a list of at least 1, got []. Correct it.',
  ])
})

test('rejects a topic without an answer for each product', () => {
  const rows = [
    { topic: 'Speed', answers: ['1 s', '9 s'] },
    { topic: 'Price', answers: ['$1'] },
  ]
  const { blocks } = schema.parse({
    blocks: [{ call }, { comparison: { title: 'Beside', products: ['A', 'B'], rows } }],
  })
  expect(checkBlocks({ blocks })).toEqual([
    { path: ['blocks', 1, 'comparison', 'rows', 1, 'answers'], mustBe: 'a list of 2, one for each product, not of 1' },
  ])
})
