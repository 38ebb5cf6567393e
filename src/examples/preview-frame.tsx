import * as React from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { site } from '@galley/site'
import { useDrafts } from '@galley/theme/hooks/draft-store'
import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { Link } from '@galley/ui/link'
import { Textarea } from '@galley/ui/textarea'

const ADDRESS = `${site.basePath}/docs/preview?bar=0`
const FILE = 'docs/8.preview/index.md'
const TEXT = `---
title: Your own words
description: Your changes are not saved.
---

Edit this text to change the page in the frame.

:::tip
A component, too.
:::
`

interface FrameMessage {
  galley: number
  type: string
  problems?: { line: number; column: number; message: string }[]
}

export function Example() {
  const isPreview = useDrafts().render !== undefined
  // Without this check, a frame that shows this same page would show a second editor.
  if (isPreview && window.parent === window) return <Editor />
  return (
    <p>
      Open this page <Link to="/docs/preview/editors">in a preview</Link> to try an editor here.
    </p>
  )
}

function Editor() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [text, setText] = useState(TEXT)
  const [status, setStatus] = useState('Waiting for the page…')

  const send = (message: object) =>
    frame.current?.contentWindow?.postMessage({ galley: 1, ...message }, window.location.origin)
  const show = (next: string) => send({ type: 'document', file: FILE, text: next })

  const handleMessage = useEffectEvent(({ source, origin, data }: MessageEvent<FrameMessage>) => {
    if (source !== frame.current?.contentWindow || origin !== window.location.origin || data.galley !== 1) return
    if (data.type === 'ready') show(text)
    if (data.type === 'shown') setStatus(data.problems?.map(describe).join('\n') || 'The page shows your text.')
  })
  useEffect(() => {
    const listen = (event: MessageEvent<FrameMessage>) => handleMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const handleChange = (next: string) => {
    setText(next)
    show(next)
  }
  const handleBack = () => {
    send({ type: 'saved' })
    setStatus('The page shows the saved text.')
  }

  return (
    <div style={{ display: 'grid', flex: 1, gap: '0.75rem' }}>
      <div
        style={{
          display: 'grid',
          gap: '0.75rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        <Textarea
          aria-label="Text of the page"
          value={text}
          onChange={(event) => handleChange(event.target.value)}
          spellCheck={false}
          style={{ fontFamily: theme.font.mono, minHeight: '24rem' }}
        />
        <iframe
          ref={frame}
          src={ADDRESS}
          title="The page with your text"
          style={{
            border: `1px solid ${theme.color.line}`,
            borderRadius: theme.radius.sm,
            height: '24rem',
            width: '100%',
          }}
        />
      </div>
      <div style={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <Button variant="outline" color="neutral" onClick={handleBack}>
          Show the saved text
        </Button>
        <span role="status" style={{ whiteSpace: 'pre-line' }}>
          {status}
        </span>
      </div>
    </div>
  )
}

const describe = ({ line, column, message }: { line: number; column: number; message: string }) =>
  `${line}:${column} ${message}`
