import { TOO_DEEP } from '@galley/testing/compile.fixture'
import { en } from '../languages/en'
import { outlineMdx } from './outline-mdx'

test('reports ten thousand levels of quotes', () => {
  const environment = { texts: en.texts, hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }
  const { problems } = outlineMdx('> '.repeat(10_000) + 'a', 'index.mdx', 1, environment)
  expect(problems).toEqual([expect.objectContaining({ message: TOO_DEEP })])
})
