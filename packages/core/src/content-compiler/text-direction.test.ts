import { bodyOf } from '@galley/testing/compile.fixture'
import type { Root } from 'hast'
import { rehypeDirections } from './text-direction'

test.each([
  ['## שלום', 'h2'],
  ['مرحبا **hello**', 'p'],
  ['> שלום', 'blockquote'],
  ['- שלום\n- two', 'ul'],
  ['1. سلام', 'ol'],
  ['| שלום |\n| --- |\n| a |', 'th'],
])('the browser finds the direction of %j', async (text, tag) => {
  expect(JSON.stringify(await bodyOf(text))).toMatch(new RegExp(`"${tag}",\\{[^}]*"dir":"auto"`))
})

test('a direction that the author gives stays, and other text has none', async () => {
  const body = JSON.stringify(await bodyOf('<p dir="rtl">שלום</p>\n\nHello'))
  expect(body).toContain('"dir":"rtl"')
  expect(body).not.toContain('auto')
})

test('text of MDX is treated alike', () => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: 'سلام' }] }],
  }
  rehypeDirections()(tree)
  expect(tree.children[0]).toMatchObject({ properties: { dir: 'auto' } })
})
