import { isSparing } from '@galley/core/is-sparing'

/** Matches the path of a page: the last segment has no file extension. */
const PAGE = /^\/(?:[^.]*|.*\/[^.]*)$/

/**
 * Prefetches the pages that visible links point to, in browsers without speculation rules. Stops when the application runs, because the
 * application prefetches pages itself.
 */
export function startPrefetch() {
  const { supports } = HTMLScriptElement as Partial<typeof HTMLScriptElement>
  if (supports?.('speculationrules')) return
  const asked = new Set([location.pathname])
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      if (!window.___loader && !isSparing()) prefetch(target as HTMLAnchorElement)
    }
  })
  function prefetch({ pathname, search }: HTMLAnchorElement) {
    if (asked.has(pathname)) return
    asked.add(pathname)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'document', href: pathname + search }),
    )
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download]):not([target=_blank])'))
    if (link.origin === location.origin && PAGE.test(link.pathname)) observer.observe(link)
}
