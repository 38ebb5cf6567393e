/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { useNavigation } from './use-navigation'

const answer = (contentNavigation: unknown) => jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation })

test('gives the pages of /docs', () => {
  const children = [{ title: 'Start', path: '/docs/start', stem: 'docs/1.start' }]
  answer([
    { title: 'About', path: '/about', stem: 'about' },
    { title: 'Docs', path: '/docs', stem: 'docs', children },
  ])
  expect(renderHook(() => useNavigation('/docs/start')).result.current).toEqual(children)
})

test.each([
  ['no docs', []],
  ['a docs page alone', [{ title: 'Docs', path: '/docs', stem: 'docs' }]],
])('is empty with %s', (_situation, contentNavigation) => {
  answer(contentNavigation)
  expect(renderHook(() => useNavigation('/docs/start')).result.current).toEqual([])
})
