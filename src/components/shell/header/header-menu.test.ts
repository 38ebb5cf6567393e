/** @jest-environment node */
import { buildMenuTree, headerMenu, isActive } from './header-menu'

const item = (label: string) => headerMenu.find((entry) => entry.label === label)!

test.each([
  ['Documentation', '/docs', true],
  ['Documentation', '/docs/getting-started', true],
  ['Documentation', '/docs/files/markdown', true],
  ['Documentation', '/docsets', false],
  ['Documentation', '/', false],
  ['Studio', '/studio/pricing', true],
  ['Blog', '/blog/a-post', true],
  ['Blog', '/blogroll', false],
])('%s at %s is active: %p', (label, path, expected) => {
  expect(isActive(item(label), path)).toBe(expected)
})

test('the tree ends with the pages of the documentation', () => {
  const docs = [{ title: 'Files', path: '/docs/files', stem: 'docs/2.files' }]
  const tree = buildMenuTree(docs)
  expect(tree.map(({ title }) => title)).toEqual(['Studio', 'Templates', 'Blog', 'Documentation'])
  expect(tree[3]?.children).toEqual(docs)
  expect(tree[0]?.children?.map(({ path }) => path)).toEqual(['/studio', '/studio/pricing'])
})

test('without pages Documentation is a plain link', () => {
  expect(buildMenuTree([])[3]).toEqual({
    title: 'Documentation',
    path: '/docs/getting-started',
    stem: 'menu/Documentation',
  })
})
