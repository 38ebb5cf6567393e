import * as React from 'react'
import { useEffect, useState } from 'react'
import { PromptInput } from '@galley/ui/prompt-input'

const words = 'A galley proof is the print run before the print run, with wide margins for corrections.'.split(' ')

export function Example() {
  const [count, setCount] = useState<number>()
  const isStreaming = count !== undefined && count < words.length

  useEffect(() => {
    if (!isStreaming) return
    const timer = setTimeout(() => setCount(count + 1), 150)
    return () => clearTimeout(timer)
  }, [count, isStreaming])

  return (
    <div style={{ display: 'grid', flex: '0 1 28rem', gap: '0.75rem' }}>
      <p>{words.slice(0, count ?? 0).join(' ')}</p>
      <PromptInput
        status={isStreaming ? 'streaming' : 'ready'}
        defaultValue="What is a galley proof?"
        onSubmit={() => setCount(0)}
        onStop={() => setCount(words.length)}
      />
    </div>
  )
}
