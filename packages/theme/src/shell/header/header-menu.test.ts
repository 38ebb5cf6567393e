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

const MENU: HeaderMenuItem[] = [
  { label: 'Guide', to: '/docs/start', pathPrefix: '/docs' },
  { label: 'Shop', children: [{ label: 'Books', to: '/shop/books' }], pathPrefix: '/shop' },
  { label: 'Blog', to: '/blog' },
]

test('the tree keeps the order of the menu, with the pages of the documentation in their entry', () => {
  const docs = [{ title: 'Files', path: '/docs/files', stem: 'docs/2.files' }]
  const tree = buildMenuTree(docs, MENU)
  expect(tree.map(({ title }) => title)).toEqual(['Guide', 'Shop', 'Blog'])
  expect(tree[0]?.children).toEqual(docs)
  expect(tree[1]?.children?.map(({ path }) => path)).toEqual(['/shop/books'])
})

test('without pages the documentation is a plain link', () => {
  expect(buildMenuTree([], MENU)[0]).toMatchObject({ title: 'Guide', path: '/docs/start', stem: 'menu/Guide' })
})

test('a group with a page of its own links to it by its title, and lists it once', () => {
  const menu: HeaderMenuItem[] = [{ label: 'Studio', to: '/studio', children: [{ label: 'Features', to: '/studio' }] }]
  expect(buildMenuTree([], menu)[0]).toMatchObject({ page: false, children: [{ title: 'Features', path: '/studio' }] })
})

test('an entry keeps its badge, target and state in the tree', () => {
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
