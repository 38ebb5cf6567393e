const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const PAGE_ID = '___gatsby'

const waiting = new AbortController()
let interaction: Promise<void> | undefined

/** The DOM's types do not say that browsers of before 2023 lack it. */
const hasInteracted = () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true

/** A page from the server has its HTML already. A page that opens at a heading may have to unfold it, and a press may have happened before this script. */
const isReadable = () =>
  Boolean(document.getElementById(PAGE_ID)?.hasChildNodes()) && location.hash === '' && !hasInteracted()

/** Resolves at the first interaction: until then a page from the server needs no more code. Resolves at once on a page that the server did not render. */
export const firstInteraction = () => (interaction ??= waitForInteraction())

/** Resolves `firstInteraction` now, for a page with components that run by themselves. */
export const skipFirstInteraction = () => waiting.abort()

async function waitForInteraction() {
  if (typeof document === 'undefined' || !isReadable() || waiting.signal.aborted) return
  const { signal } = waiting
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve)
    for (const type of EVENTS) addEventListener(type, skipFirstInteraction, { capture: true, passive: true, signal })
    // Scrolling of the page, not of a list in it that scrolls to its current item.
    document.addEventListener('scroll', skipFirstInteraction, { passive: true, signal })
  })
}
