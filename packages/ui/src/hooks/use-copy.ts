import { useEffect, useState } from 'react'
import { CONFIRM_MS, type CopyState } from '@galley/core/copy-state'

/** Writes a text to the clipboard. `state` reports the result for `CONFIRM_MS`, then returns to "idle". */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle')

  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async (getText: () => string | Promise<string>) => {
    const text = getText()
    try {
      await write(text)
      setState('copied')
    } catch (error) {
      console.warn('Nothing was copied.', error)
      // "failed": the clipboard is missing (plain http) or forbidden. "missing": the text could not be fetched.
      setState(
        await Promise.resolve(text).then(
          () => 'failed',
          () => 'missing',
        ),
      )
    }
  }
  return { state, copy }
}

/** Safari allows writing only during the press, so the clipboard receives a text that is still loading as a promise. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
