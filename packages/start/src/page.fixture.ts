const OWN = {
  document: document.addEventListener.bind(document),
  window: window.addEventListener.bind(window),
}

let visit = new AbortController()

type Listen = typeof window.addEventListener

/** Removes each listener when the visit ends. */
const during =
  (listen: Listen): Listen =>
  (type: string, listener: EventListenerOrEventListenerObject, options: AddEventListenerOptions | boolean = {}) => {
    const { signal } = visit
    listen(type, listener, { ...(typeof options === 'boolean' ? { capture: options } : options), signal })
  }

/** Opens a page whose HTML is still loading, and removes the listeners of the previous page. `completePage` completes it. */
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

/** Adds the page's HTML and reports that the deferred script has run. */
export function completePage(html?: string) {
  if (html !== undefined) document.body.innerHTML = html
  setReadyState('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

/** Makes storage throw, as for a reader who blocks it. */
export function blockStorage() {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
}

/** Replaces `matchMedia`, which jsdom lacks. @returns a function that changes the mode of the device */
export function createDevice(isDark = false) {
  const device = Object.assign(new EventTarget(), { matches: isDark })
  window.matchMedia = () => device as unknown as MediaQueryList
  return (isNowDark: boolean) => {
    device.matches = isNowDark
    device.dispatchEvent(new Event('change'))
  }
}

/** Adds `CSS.escape`, which jsdom lacks. */
export const addCssEscape = () =>
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value })

export const find = (id: string) => document.getElementById(id)!

const rects = new Map<string, DOMRect>()

/** Replaces the layout that jsdom lacks: distance from the top of the screen and height of the elements with these ids, in pixels. */
export function layOut(places: Record<string, [top: number, height?: number]>) {
  rects.clear()
  for (const [id, [top, height = 30]] of Object.entries(places)) rects.set(id, new DOMRect(0, top, 100, height))
  Element.prototype.getBoundingClientRect = function () {
    return rects.get(this.id) ?? new DOMRect()
  }
}
