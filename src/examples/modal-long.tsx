import * as React from 'react'
import { Button } from '~/components/ui/button'
import { Modal, ModalClose } from '~/components/ui/modal'

const steps = ['Take a branch', 'Write the page', 'Look at the preview', 'Ask for a review', 'Correct it', 'Merge']

export function Example() {
  return (
    <Modal
      size="lg"
      fullscreen="narrow"
      trigger={
        <Button variant="outline" color="neutral">
          How we publish
        </Button>
      }
      title="How we publish"
      footer={
        <ModalClose>
          <Button>Understood</Button>
        </ModalClose>
      }
    >
      <ol style={{ display: 'grid', gap: '6rem', paddingLeft: '1.25rem' }}>
        {steps.map((step) => (
          <li key={step}>{step}.</li>
        ))}
      </ol>
    </Modal>
  )
}
