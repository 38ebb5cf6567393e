/** @jest-environment node */
import { buildMenuTree, type HeaderMenuItem, listHeaderItems } from './header-menu'

const isActiveAt = (label: string, path: string) => listHeaderItems(path).find((item) => item.label === label)?.active

test.each([
  ['Documentation', '/docs', true],
  ['Documentation', '/docs/getting-started', true],
  ['Documentation', '/docs/files/markdown', true],
  ['Documentation', '/docsets', false],
  ['Documentation', '/', false],
  ['Studio', '/studio', true],
  ['Studio', '/studio/pricing', true],
  ['Blog', '/blog/a-post', true],
  ['Blog', '/blogroll', false],
])('%s at %s is active: %p', (label, path, expected) => {
  expect(isActiveAt(label, path)).toBe(expected)
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

test('a group with a place of its own is led to by its title, and lists it once', () => {
  const menu: HeaderMenuItem[] = [{ label: 'Studio', to: '/studio', children: [{ label: 'Features', to: '/studio' }] }]
  expect(buildMenuTree([], menu)[0]).toMatchObject({ page: false, children: [{ title: 'Features', path: '/studio' }] })
})

test('an entry keeps its icon, badge, target and state in the tree', () => {
  const menu: HeaderMenuItem[] = [
    { label: 'Forum', to: 'https://forum.example', icon: 'github', badge: 'New', target: '_blank', active: true },
    {
      label: 'More',
      defaultOpen: true,
      children: [
        { label: 'Later', type: 'label' },
        { label: 'Shop', to: '/shop', disabled: true },
      ],
    },
  ]
  const [forum, more] = buildMenuTree([], menu)
  expect(forum).toMatchObject({ iconName: 'github', badge: 'New', target: '_blank', active: true })
  expect(more).toMatchObject({ page: false, defaultOpen: true, children: [{ title: 'Shop', disabled: true }] })
})
