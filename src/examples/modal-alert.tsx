import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Modal, ModalClose } from '@galley/ui/modal'

export function Example() {
  return (
    <Modal
      role="alertdialog"
      size="sm"
      dismissible={false}
      close={false}
      trigger={
        <Button variant="outline" color="error">
          Delete the draft
        </Button>
      }
      title="Delete the draft?"
      description="What you wrote since Tuesday is lost. The published page stays."
      footer={
        <>
          <ModalClose>
            <Button variant="outline" color="neutral">
              Keep it
            </Button>
          </ModalClose>
          <ModalClose>
            <Button color="error">Delete</Button>
          </ModalClose>
        </>
      }
    />
  )
}
