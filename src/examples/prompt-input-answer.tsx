import * as React from 'react'
import { useState } from 'react'
import { PromptInput } from '@galley/ui/prompt-input'

/** Stands for a service. A question that contains "fail" fails. */
async function ask(question: string) {
  await new Promise((resolve) => setTimeout(resolve, 1200))
  if (question.includes('fail')) throw new Error('The service did not answer.')
  const count = question.split(/\s+/).length
  return count === 1 ? 'You wrote one word.' : `You wrote ${count} words.`
}

export function Example() {
  const [answer, setAnswer] = useState('')
  return (
    <div style={{ display: 'grid', flex: '0 1 28rem', gap: '0.75rem' }}>
      <p role="status">{answer}</p>
      <PromptInput onSubmit={async (text) => setAnswer(await ask(text))} />
    </div>
  )
}
