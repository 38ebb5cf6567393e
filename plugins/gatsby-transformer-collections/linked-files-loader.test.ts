import { createTestFolder } from '@galley/testing/own-folder.fixture'
import addLinkedFiles from './linked-files-loader.cjs'

const { at, write } = createTestFolder()

test('makes a page depend on the Markdown files it links to', () => {
  const files: string[] = []
  const source = [
    'Read [one](./1.one.md#part), [two] and [three](https://a.example/b.md).',
    '<Card title="four" to="../4.four.mdx" />',
    "<Hero primary={{ to: './5.five.md?a' }} />",
    '[two]: 2.two.md',
    '[six](/docs/six) and a sentence about .md files.',
  ].join('\n')
  const context = { resourcePath: '/site/content/docs/a.mdx', addDependency: (file: string) => files.push(file) }
  expect(addLinkedFiles.call(context as never, source)).toBe(source)
  const linked = ['docs/1.one.md', '4.four.mdx', 'docs/5.five.md', 'docs/2.two.md']
  expect(files).toEqual(linked.map((file) => `/site/content/${file}`))
})

test('compiles a page again when a linked download changes', () => {
  write('price list.csv')
  write('talk.pdf')
  const addDependency = jest.fn<undefined, [string]>()
  const context = { resourcePath: at('a.mdx'), addDependency }
  const source = '[a](./price%20list.csv) <a href="talk.pdf#page=2">b</a> version 1.2, Node.js and 100%.x (gone.zip)'
  addLinkedFiles.call(context as never, source)
  expect(addDependency.mock.calls).toEqual([[at('price list.csv')], [at('talk.pdf')]])
})
