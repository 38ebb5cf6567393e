import { CONFIRM_MS, type CopyState } from '@galley/core/copy-state'
import { site } from '@galley/site'
import { COPY, COPY_URL } from './marks'
import { onPress } from './on-press'

/** Makes copy buttons work, and shows the result in the element after the button for `CONFIRM_MS`. */
export function startCopy() {
  onPress(`[${COPY}]`, async (button) => {
    try {
      await navigator.clipboard.writeText(textOf(button))
      say(button, 'copied', site.texts.copied)
    } catch (error) {
      // Browsers have no clipboard on plain http, and the reader may have blocked it.
      console.warn('The text could not be copied.', error)
      say(button, 'failed', site.texts.copyFailed)
    }
  })
}

function textOf(button: HTMLElement) {
  const text = button.getAttribute(COPY)!
  if (button.hasAttribute(COPY_URL)) return new URL(text, location.href).href
  return text || codeBeside(button)
}

/** Returns the code after the button, without the removed lines of a diff and the prompts of a terminal. */
function codeBeside(button: HTMLElement) {
  const code = button.parentElement!.nextElementSibling!.cloneNode(true) as Element
  for (const prompt of code.querySelectorAll('.prompt')) prompt.remove()
  return [...code.querySelectorAll('.line:not(.remove)')].map((line) => line.textContent).join('\n')
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

function say(button: HTMLElement, state: CopyState, words: string) {
  button.dataset['state'] = state
  button.nextElementSibling!.textContent = words
  clearTimeout(timers.get(button))
  if (words) timers.set(button, setTimeout(say, CONFIRM_MS, button, 'idle', ''))
}
