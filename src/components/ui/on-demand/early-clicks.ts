const waiting = new Set<HTMLElement>()

/** React marks the elements that it has taken over. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

function recordEarlyClick({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('button')
  if (button && !isHydrated(button)) waiting.add(button)
}

if (typeof document !== 'undefined') document.addEventListener('click', recordEarlyClick, true)

/** Replays clicks on buttons that were made before the code of the buttons had loaded. */
export function replayEarlyClicks() {
  for (const button of [...waiting].filter(isHydrated)) {
    waiting.delete(button)
    button.click()
  }
}
