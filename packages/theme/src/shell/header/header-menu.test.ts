import { buildMenuTree, type HeaderMenuItem, listHeaderItems, listMenu } from './header-menu'

const isActiveAt = (label: string, path: string) =>
  listHeaderItems(path, listMenu([])).find((item) => item.label === label)?.active

test.each([
  ['Documentation', '/docs', true],
  ['Documentation', '/docs/files/markdown', true],
  ['Documentation', '/docsets', false],
  ['Documentation', '/', false],
  ['Studio', '/studio/pricing', true],
  ['Blog', '/blog/a-post', true],
])('%s at %s is active: %p', (label, path, expected) => {
  expect(isActiveAt(label, path)).toBe(expected)
})

const MENU: HeaderMenuItem[] = [
  { label: 'Guide', to: '/docs/start', pathPrefix: '/docs' },
  { label: 'Shop', children: [{ label: 'Books', to: '/shop/books' }], pathPrefix: '/shop' },
  { label: 'Blog', to: '/blog' },
]

test('keeps the order of the menu, and adds the pages of the documentation', () => {
  const docs = [{ title: 'Files', path: '/docs/files', stem: 'docs/2.files' }]
  const tree = buildMenuTree(docs, MENU)
  expect(tree.map(({ title }) => title)).toEqual(['Guide', 'Shop', 'Blog'])
  expect(tree[0]?.children).toEqual(docs)
  expect(tree[1]?.children?.map(({ path }) => path)).toEqual(['/shop/books'])
})

test('makes the documentation a plain link if it has no pages', () => {
  expect(buildMenuTree([], MENU)[0]).toMatchObject({ title: 'Guide', path: '/docs/start', stem: 'menu/Guide' })
})

test('lists the page of a group once', () => {
  const menu: HeaderMenuItem[] = [{ label: 'Studio', to: '/studio', children: [{ label: 'Features', to: '/studio' }] }]
  expect(buildMenuTree([], menu)[0]).toMatchObject({ page: false, children: [{ title: 'Features', path: '/studio' }] })
})

test('keeps badge, target and state of an entry', () => {
  const menu: HeaderMenuItem[] = [
    { label: 'Forum', to: 'https://forum.example', badge: 'New', target: '_blank', active: true },
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
  expect(forum).toMatchObject({ badge: 'New', target: '_blank', active: true })
  expect(more).toMatchObject({ page: false, defaultOpen: true, children: [{ title: 'Shop', disabled: true }] })
})
