import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Modal, ModalClose } from '@galley/ui/modal'

const steps = {
  'Take a branch': 'One branch for each page, named after it. The published site stays as it is.',
  'Write the page': 'Say what it is for in two sentences. Then show an example, then the rest.',
  'Look at the preview': 'Read it once on a phone and once on a wide screen, in both colour modes.',
  'Follow the links': 'The build names those that lead nowhere. Mend them before anybody reads.',
  'Ask for a review': 'Choose somebody who does not know the subject. They see what you left out.',
  'Correct it': 'Answer each remark with a change or with a reason. Then ask once more.',
  'Write the changelog': 'One sentence that a visitor understands. What nobody notices is not in it.',
  Merge: 'The site is built and published by itself. Look at the page when it is there.',
}

export function Example() {
  return (
    <Modal
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
      <ol style={{ display: 'grid', gap: '1.5rem', paddingLeft: '1.25rem' }}>
        {Object.entries(steps).map(([step, how]) => (
          <li key={step}>
            <strong>{step}.</strong>
            <br />
            {how}
          </li>
        ))}
      </ol>
    </Modal>
  )
}
