import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import { shouldUpdateScroll, waitForHeading } from './scroll'

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

describe('after a change of page', () => {
  const arrive = (from: string | null, to: string) => {
    const at = (path: string) => new URL(path, 'https://galley.example') as unknown as Location
    waitForHeading({ location: at(to), prevLocation: from === null ? null : at(from) } as unknown as RouteUpdateArgs, {
      plugins: [],
    })
  }

  afterEach(() => (document.body.innerHTML = ''))

  test('a heading that is not drawn yet is waited for at the top', () => {
    arrive('/blog', '/docs#install')
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  test.each([
    ['/blog', '/docs#last'],
    ['/blog', '/docs'],
    ['/docs', '/docs#install'],
    [null, '/docs#install'],
  ])('from %p to %s the page stays where it is', (from, to) => {
    document.body.innerHTML = '<h2 id="last">Last</h2>'
    arrive(from, to)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
