import { isHtmlComplete } from './html-complete'
import { isTyping } from './is-typing'
import { COLOR_MODE_TOGGLE, COPY, WAITING } from './marks'
import { isSearchKey } from './search-keys'

/** What `deferred.ts` handles. */
const OWN = `[${COPY}],[${COLOR_MODE_TOGGLE}],[data-tabs] [role=tab]`

interface EarlyEvent {
  target: Element
  replay: () => void
}

let early: EarlyEvent[] = []
/** Whether keys reach the application. */
let isLive = false
/** Whether the reader has asked for the search, and what they type is for it. */
let isSearching = false

/** React marks the elements that it has taken over. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

const isKept = (element: Element) => early.some(({ target }) => target === element)

/**
 * Keeps presses, keys and typed text that come before the code which handles them.
 * @param load Called for each of them; false when there is no such code.
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
      // The script that handles it has run by then.
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
    // Otherwise the browser would find in the page, or scroll, while the reader writes what they search for.
    if (isSearch || (isSearching && event.key.length === 1)) event.preventDefault()
    isSearching ||= isSearch
    early.push({
      target,
      replay: () => {
        const isHandled = !target.dispatchEvent(new KeyboardEvent('keydown', event))
        // A key that presses a button brought a click, which is not kept beside it.
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
    // React notes what is set on the element, and hears of a text that it has not noted.
    field.value = `${text}.`
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    // A select, and a field of numbers, have none.
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  early.push({ target: field, replay })
}

/** Whether the reader has written what a reload would take. */
export const hasEarlyText = () => early.some(({ target }) => texts.has(target))

/** Forgets presses and keys: the code does not come. Text stays kept. @returns whether the reader waited for something */
export function dropEarlyEvents() {
  const isAwaited = early.length > 0
  for (const { target } of early) target.removeAttribute(WAITING)
  early = early.filter(({ target }) => texts.has(target))
  isSearching = false
  return isAwaited
}

/** Replays, in order, what came before the code of its target. */
export function replayEarlyEvents() {
  // A pointer that rests does not come again.
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
