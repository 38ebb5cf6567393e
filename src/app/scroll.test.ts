import type { ShouldUpdateScrollArgs } from 'gatsby'
import { shouldUpdateScroll } from './scroll'

const scrollTo = jest.fn()
window.scrollTo = scrollTo

function go(from: string | null, to: string, savedTop: number | null = null) {
  const location = new URL(to, 'https://galley.example') as unknown as Location
  const previous =
    from === null ? undefined : { location: new URL(from, 'https://galley.example') as unknown as Location }
  const args = {
    prevRouterProps: previous,
    routerProps: { location },
    getSavedScrollPosition: () => [0, savedTop],
  } as unknown as ShouldUpdateScrollArgs
  return shouldUpdateScroll(args, { plugins: [] })
}

beforeEach(() => scrollTo.mockClear())

test('another page starts at the top, at once', () => {
  expect(go('/docs', '/blog')).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('going back returns to where the page was left', () => {
  expect(go('/docs', '/blog', 640)).toBe(false)
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
})

test('a heading of another page is scrolled to from the top of it', () => {
  expect(go('/docs', '/blog#last')).toBe(true)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test.each([
  ['/docs', '/docs#install'],
  ['/docs#install', '/docs'],
  [null, '/docs#install'],
])('from %p to %s the page stays and Gatsby scrolls', (from, to) => {
  expect(go(from, to)).toBe(true)
  expect(scrollTo).not.toHaveBeenCalled()
})
