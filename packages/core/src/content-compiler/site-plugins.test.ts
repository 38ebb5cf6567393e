import { environment } from '@galley/testing/compile.fixture'
import type { Element, Root as Html } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { compileMarkdown } from './compile-markdown'

jest.mock('@galley/site/markdown', () => {
  const shout = (mark: string) => (tree: Root, file: VFile) =>
    visit(tree, 'text', (node) => {
      if (node.value.includes('fragile')) file.message('Avoid "fragile".', node.position)
      if (node.value.includes('forbidden')) file.fail('Never write "forbidden".', node.position)
      node.value = node.value.replaceAll('!', mark)
    })
  function breaks() {
    return (tree: Root) => {
      if (JSON.stringify(tree).includes('break')) throw new TypeError('Cannot read it')
    }
  }
  const addNotes = () => (tree: Html) => {
    const heading: Element = {
      type: 'element',
      tagName: 'h2',
      properties: {},
      children: [{ type: 'text', value: 'Notes' }],
    }
    return { ...tree, children: [...tree.children, heading] }
  }
  return { directives: {}, remarkPlugins: [[shout, '‼'], breaks], rehypePlugins: [addNotes] }
})

const compile = async (text: string) => {
  const { problems, ...content } = await compileMarkdown(text, 'docs/1.start/1.page.md', 5, environment)
  return {
    ...content,
    told: problems.map(({ line, column, message, isWarning }) => [line, column, message, isWarning]),
  }
}

test('runs plugins with their options before headings get ids', async () => {
  const { body, toc, text, told } = await compile('# A\n\nGo!\n')
  expect(body).toContainEqual(['p', {}, 'Go‼'])
  expect(text).toContain('Go‼')
  expect(toc).toEqual([{ id: 'notes', depth: 2, text: 'Notes' }])
  expect(told).toEqual([])
})

test('reports messages of plugins as warnings, and failures as problems, at their positions', async () => {
  await expect(compile('a\n\na fragile b\n')).resolves.toMatchObject({ told: [[7, 1, 'Avoid "fragile".', true]] })
  await expect(compile('a\n\nforbidden\n')).resolves.toMatchObject({
    told: [[7, 1, 'Never write "forbidden".', undefined]],
  })
})

test('reports a failing plugin by name, and compiles the page without it', async () => {
  const { body, told } = await compile('break!\n')
  expect(told).toEqual([[5, 1, 'The plugin "breaks" of src/markdown.ts failed: TypeError: Cannot read it', undefined]])
  expect(body).toContainEqual(expect.arrayContaining(['p']))
})
