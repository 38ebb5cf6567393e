import { COLOR_MODE_TOGGLE, COPY, WAITING } from './marks'
import { isSearchKey, isTyping } from './search-keys'

let isComplete = false

document.addEventListener('DOMContentLoaded', () => (isComplete = true))

/** True once the HTML is complete and `deferred.ts` has run. */
export const isHtmlComplete = () => isComplete

/** Controls that `deferred.ts` handles without React. */
const OWN = `[${COPY}],[${COLOR_MODE_TOGGLE}],[data-tabs] [role=tab]`

interface EarlyEvent {
  target: Element
  replay: () => void
}

let early: EarlyEvent[] = []
/** True once the application receives keys. */
let isLive = false
/** True once the reader has opened the search: later keys belong to the search. */
let isSearching = false

/** React adds a key that starts with "__react" to each hydrated element. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

const isKept = (element: Element) => early.some(({ target }) => target === element)

/**
 * Keeps clicks, keys and typed text until the application can handle them.
 * @param load Loads the application. Called for each such event; returns false if the page has no application to load.
 */
export function keepEarlyEvents(load: () => boolean) {
  const listen = <Type extends 'click' | 'input' | 'keydown' | 'submit'>(
    type: Type,
    keep: (target: Element, event: DocumentEventMap[Type]) => void,
  ) => {
    document.addEventListener(type, (event) => keep(event.target as Element, event), true)
  }

  listen('click', (target) => {
    const control = target.closest<HTMLElement>('button')
    if (!control || isHydrated(control)) return
    if (control.matches(OWN)) {
      // `deferred.ts` runs before this event.
      if (!isHtmlComplete()) document.addEventListener('DOMContentLoaded', () => control.click())
    } else if (load()) {
      control.toggleAttribute(WAITING, true)
      if (!isKept(control)) early.push({ target: control, replay: () => control.click() })
    }
  })
  listen('submit', (form, event) => {
    if (!isHydrated(form) && load()) event.preventDefault()
  })
  listen('input', (target) => {
    if (target.matches(FIELDS) && !isHydrated(target) && load()) keepText(target as HTMLInputElement)
  })
  listen('keydown', (target, event) => {
    if (isLive || !event.isTrusted || !load()) return
    const isSearch = isSearchKey(event)
    if (!isSearch && (isTyping(target) || (!isSearching && target === document.body))) return
    // Stops the browser from scrolling or opening its find bar while the reader types a search.
    if (isSearch || (isSearching && event.key.length === 1)) event.preventDefault()
    isSearching ||= isSearch
    early.push({
      target,
      replay: () => {
        const isHandled = !target.dispatchEvent(new KeyboardEvent('keydown', event))
        // Enter and Space also cause a click on a button. The listener above did not keep this click, so press the button here.
        if (!isHandled && target.hasAttribute(WAITING)) (target as HTMLElement).click()
      },
    })
  })
}

const FIELDS = 'input,textarea,select'

const texts = new WeakMap<Element, string>()

function keepText(field: HTMLInputElement) {
  texts.set(field, field.value)
  if (isKept(field)) return
  const replay = () => {
    const { selectionStart, selectionEnd } = field
    const text = texts.get(field)
    // React ignores an input event if the value equals the last value that React tracked. This sets another value, then the text without React's tracking.
    field.value = `${text}.`
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    // Selects and number fields have no selection.
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  early.push({ target: field, replay })
}

/** True if the reader has typed text that a reload would lose. */
export const hasEarlyText = () => early.some(({ target }) => texts.has(target))

/** Drops clicks and keys because the application could not be loaded. Typed text stays. @returns true if the reader was waiting for something */
export function dropEarlyEvents() {
  const isAwaited = early.length > 0
  for (const { target } of early) target.removeAttribute(WAITING)
  early = early.filter(({ target }) => texts.has(target))
  isSearching = false
  return isAwaited
}

/** Replays, in order, the events whose target React has hydrated by now. */
export function replayEarlyEvents() {
  // The browser sends no new event for a pointer that rests.
  if (!isLive) [...document.querySelectorAll(':hover')].at(-1)?.dispatchEvent(pointerOver())
  isLive = true
  const ready = early.filter(({ target }) => isHydrated(target) || target === document.body)
  early = early.filter((event) => !ready.includes(event))
  for (const { target, replay } of ready) {
    replay()
    target.removeAttribute(WAITING)
  }
}

const pointerOver = () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
