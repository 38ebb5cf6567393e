const OWN = {
  document: document.addEventListener.bind(document),
  window: window.addEventListener.bind(window),
}

let visit = new AbortController()

type Listen = typeof window.addEventListener

/** Whatever listens ends with the visit. */
const during =
  (listen: Listen): Listen =>
  (type: string, listener: EventListenerOrEventListenerObject, options: AddEventListenerOptions | boolean = {}) => {
    const { signal } = visit
    listen(type, listener, { ...(typeof options === 'boolean' ? { capture: options } : options), signal })
  }

/** Opens a page whose HTML is on its way: nothing of the page before listens any more. `completePage` completes it. */
export function openPage(url = '/') {
  visit.abort()
  visit = new AbortController()
  document.addEventListener = during(OWN.document)
  window.addEventListener = during(OWN.window)
  setReadyState('loading')
  history.replaceState(null, '', url)
  document.head.innerHTML = ''
  document.body.innerHTML = ''
}

/** The page's HTML is there; its deferred script may be on its way. */
export function parsePage(html?: string) {
  if (html !== undefined) document.body.innerHTML = html
  setReadyState('interactive')
}

/** The deferred script has run too. */
export function completePage(html?: string) {
  parsePage(html)
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value })

/** The element of the page with that id. */
export const find = (id: string) => document.getElementById(id)!

const rects = new Map<string, DOMRect>()

/** Lays out what jsdom does not: the elements with these ids are so far from the top of the screen, and so high. */
export function layOut(places: Record<string, [top: number, height?: number]>) {
  rects.clear()
  for (const [id, [top, height = 30]] of Object.entries(places)) rects.set(id, new DOMRect(0, top, 100, height))
  Element.prototype.getBoundingClientRect = function () {
    return rects.get(this.id) ?? new DOMRect()
  }
}
