import { useRef, useState } from 'react'
import { useControlled } from '../hooks/use-controlled'

/** Status of the last message. */
export type PromptStatus = 'ready' | 'submitting' | 'streaming' | 'error'

interface Prompt {
  value: string | undefined
  defaultValue: string
  onValueChange: ((value: string) => void) | undefined
  onSubmit: (text: string) => unknown
  status: PromptStatus | undefined
}

/** Manages the text of a prompt and its submission. If sending fails, the text is restored. */
export function usePrompt({ value, defaultValue, onValueChange, onSubmit, status: givenStatus }: Prompt) {
  const [text, change] = useControlled(value, defaultValue, onValueChange)
  const [ownStatus, setOwnStatus] = useState<PromptStatus>('ready')
  const status = givenStatus ?? ownStatus
  const isBusy = status === 'submitting' || status === 'streaming'
  const latestText = useRef(text)

  const setText = (next: string) => {
    latestText.current = next
    change(next)
  }

  const follow = async (sent: string, result: Promise<unknown>) => {
    setOwnStatus('submitting')
    try {
      await result
      setOwnStatus('ready')
    } catch (error) {
      setOwnStatus('error')
      // Keep text that was typed meanwhile, after the restored text.
      setText([sent, latestText.current].filter(Boolean).join('\n'))
      reportError(error)
    }
  }

  return {
    text,
    status,
    isBusy,
    isEmpty: text.trim() === '',
    type: (next: string) => {
      setText(next)
      if (ownStatus === 'error') setOwnStatus('ready')
    },
    send: () => {
      if (text.trim() === '' || isBusy) return
      const result = onSubmit(text)
      setText('')
      if (result instanceof Promise) void follow(text, result)
    },
  }
}
