import { isTyping } from './is-typing'
import { COLOR_MODE_TOGGLE, COPY, WAITING } from './marks'
import { isSearchKey } from './search-keys'

interface EarlyEvent {
  target: Element
  replay: () => void
}

let early: EarlyEvent[] = []
/** Whether keys reach the application. */
let isLive = false

/** React marks the elements that it has taken over. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

/** Keeps presses and keys that come before the code which handles them. @param load is called for each of them; false when there is no such code */
export function keepEarlyEvents(load: () => boolean) {
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest?.<HTMLElement>('button')
      if (!control || isHydrated(control)) return
      if (control.matches(OWN)) {
        // The script that handles it has run by then.
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => control.click())
        return
      }
      if (!load()) return
      control.toggleAttribute(WAITING, true)
      if (early.every((event) => event.target !== control))
        early.push({ target: control, replay: () => control.click() })
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (!isHydrated(event.target as Element) && load()) event.preventDefault()
    },
    true,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (isLive || !event.isTrusted || !load()) return
      const isSearch = isSearchKey(event)
      const target = event.target as Element
      if (isTyping(target) && !isSearch) return
      // Otherwise the browser would find in the page, or scroll, while the reader writes what they search for.
      if (isSearch || (isSearching && event.key.length === 1)) event.preventDefault()
      isSearching ||= isSearch
      early.push({ target, replay: () => target.dispatchEvent(new KeyboardEvent('keydown', event)) })
    },
    true,
  )
}
let isSearching = false

/** What `deferred.ts` handles. */
const OWN = `[${COPY}],[${COLOR_MODE_TOGGLE}],[data-tabs] [role=tab]`

/** Forgets what was kept: the code will not come. */
export function dropEarlyEvents() {
  for (const { target } of early) target.removeAttribute(WAITING)
  early = []
  isSearching = false
}

/** Whether the reader waits for something. */
export const hasEarlyEvents = () => early.length > 0

/** Replays, in order, what came before the code of its target. */
export function replayEarlyEvents() {
  isLive = true
  const ready = early.filter(({ target }) => isHydrated(target) || target === document.body)
  early = early.filter((event) => !ready.includes(event))
  for (const { target, replay } of ready) {
    target.removeAttribute(WAITING)
    replay()
  }
}
