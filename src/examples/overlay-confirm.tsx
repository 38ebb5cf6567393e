import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { Modal } from '@galley/ui/modal'
import { overlays, type OverlayControls } from '@galley/ui/overlay'

interface ConfirmProps extends OverlayControls<boolean> {
  question: string
}

function Confirm({ question, onClose, ...controls }: ConfirmProps) {
  const buttons = (
    <>
      <Button variant="outline" color="neutral" onClick={() => onClose(false)}>
        No
      </Button>
      <Button onClick={() => onClose(true)}>Yes</Button>
    </>
  )
  return <Modal role="alertdialog" size="sm" title={question} footer={buttons} {...controls} />
}

const confirm = overlays.create(Confirm, { props: { question: 'Sure?' } })

export function Example() {
  const [answer, setAnswer] = useState<boolean>()
  const ask = async () => setAnswer(await confirm.open({ question: 'Publish the page now?' }))
  return (
    <>
      <Button onClick={ask}>Publish</Button>
      <p role="status">{answer === undefined ? 'Not decided.' : answer ? 'Published.' : 'Kept as a draft.'}</p>
    </>
  )
}
