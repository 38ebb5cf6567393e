const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const PAGE_ID = '___gatsby'

const waiting = new AbortController()
let act: Promise<void> | undefined

/** The DOM's types do not say that browsers of before 2023 lack it. */
const hasActed = () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true

/** A page that the server drew has its HTML already; one that opens at a heading may have to unfold it, and a press may have come before us. */
const isReadable = () =>
  Boolean(document.getElementById(PAGE_ID)?.hasChildNodes()) && location.hash === '' && !hasActed()

/** Comes when the reader does something, whatever it is: until then a page from the server needs no more code. At once where there is none. */
export const firstInteraction = () => (act ??= waitForAct())

/** Goes on without the reader, for a page that has work to do. */
export const skipFirstInteraction = () => waiting.abort()

async function waitForAct() {
  if (typeof document === 'undefined' || !isReadable() || waiting.signal.aborted) return
  const { signal } = waiting
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve)
    for (const type of ACTS) addEventListener(type, skipFirstInteraction, { capture: true, passive: true, signal })
    // Of the page, not of a list in it that scrolls its current item into sight.
    document.addEventListener('scroll', skipFirstInteraction, { passive: true, signal })
  })
}
