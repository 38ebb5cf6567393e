import { bodyOf } from '@galley/testing/compile.fixture'
import type { Root } from 'hast'
import { rehypeDirections } from './text-direction'

test.each([
  ['## שלום', 'h2'],
  ['مرحبا **hello**', 'p'],
  ['> שלום', 'blockquote'],
  ['- שלום\n- two', 'ul'],
  ['| שלום |\n| --- |\n| a |', 'th'],
])('lets the browser find the direction of %j', async (text, tag) => {
  expect(JSON.stringify(await bodyOf(text))).toMatch(new RegExp(`"${tag}",\\{[^}]*"dir":"auto"`))
})

test("keeps the author's direction, and sets none on left-to-right text", async () => {
  const body = JSON.stringify(await bodyOf('<p dir="rtl">שלום</p>\n\nHello'))
  expect(body).toContain('"dir":"rtl"')
  expect(body).not.toContain('auto')
})

test('sets directions in MDX', () => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'سلام' }] }],
  }
  rehypeDirections()(tree)
  expect(tree.children[0]).toMatchObject({ properties: { dir: 'auto' } })
})
