import { prefixIds } from './content-tree'

test('adds a prefix to ids and to links that point to these ids, but not to other links', () => {
  expect(
    prefixIds(
      [
        ['h2', { id: 'fixed', 'aria-labelledby': 'fixed fn-1' }, 'Fixed'],
        ['p', {}, ['a', { href: '#fixed' }, 'a'], ['a', { href: '/docs#fixed' }, 'b'], ['a', { href: '#top' }, 'c']],
        ['sup', {}, ['a', { href: '#fn-1', id: 'fnref-1', 'aria-describedby': 'footnote-label' }, '1']],
      ],
      'v2:',
    ),
  ).toEqual([
    ['h2', { id: 'v2:fixed', 'aria-labelledby': 'v2:fixed v2:fn-1' }, 'Fixed'],
    ['p', {}, ['a', { href: '#v2:fixed' }, 'a'], ['a', { href: '/docs#fixed' }, 'b'], ['a', { href: '#top' }, 'c']],
    ['sup', {}, ['a', { href: '#v2:fn-1', id: 'v2:fnref-1', 'aria-describedby': 'v2:footnote-label' }, '1']],
  ])
})
