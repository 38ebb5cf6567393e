import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Modal, ModalClose } from '@galley/ui/modal'

const steps = {
  'Take a branch': 'One branch for each page, named after it. The published site stays as it is.',
  'Write the page': 'Explain the purpose of the page in two sentences. Then show an example, then the details.',
  'Look at the preview': 'Read the page once on a phone and once on a wide screen, in both colour modes.',
  'Follow the links': 'The build lists broken links. Correct these links before you publish.',
  'Ask for a review': 'Choose somebody who does not know the subject. They see what you left out.',
  'Correct it': 'Answer each remark with a change or with a reason. Then ask once more.',
  'Write the changelog':
    'Write one sentence that a visitor understands. Leave out changes that visitors do not notice.',
  Merge: 'The server builds and publishes the site. Then look at the published page.',
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
