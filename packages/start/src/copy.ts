import { CONFIRM_MS, COPY_WORDS, type CopyState } from '@galley/core/copy-words'
import { COPY, COPY_URL } from './marks'
import { onPress } from './on-press'

/** Copies what a button names, and says so in the element behind the button, for a moment. */
export function startCopy() {
  onPress(`[${COPY}]`, async (button) => {
    try {
      await navigator.clipboard.writeText(textOf(button))
      say(button, 'copied', COPY_WORDS.copied)
    } catch (error) {
      // The clipboard is missing on plain http, and may be forbidden.
      console.warn('Not copied.', error)
      say(button, 'failed', COPY_WORDS.failed)
    }
  })
}

function textOf(button: HTMLElement) {
  const text = button.getAttribute(COPY)!
  if (button.hasAttribute(COPY_URL)) return new URL(text, location.href).href
  return text || codeBeside(button)
}

/** The code for the clipboard: as it is after the change that a diff shows, without the prompts of a terminal. */
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
