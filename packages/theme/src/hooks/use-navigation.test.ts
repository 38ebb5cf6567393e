/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { useNavigation } from './use-navigation'

afterEach(() => jest.restoreAllMocks())

const answer = (contentNavigation: unknown) => jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation })

test('returns the pages of /docs', () => {
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

test('returns only the part around the page during the build of the HTML', () => {
  const page = (name: string) => ({ title: name, path: `/docs/${name}`, stem: `docs/${name}` })
  const group = (name: string, ...pages: string[]) => ({ ...page(name), page: false, children: pages.map(page) })
  const children = [group('start', 'install', 'update'), group('files', 'markdown', 'yaml', 'csv')]
  answer([{ title: 'Docs', path: '/docs', stem: 'docs', children }])
  jest.replaceProperty(process, 'env', { ...process.env, BUILD_STAGE: 'build-html' })
  const { current } = renderHook(() => useNavigation('/docs/install')).result
  expect(current.map((item) => item.children?.map(({ title }) => title))).toEqual([['install', 'update'], ['']])
})
