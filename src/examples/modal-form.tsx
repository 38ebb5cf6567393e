import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { Input } from '@galley/ui/input'
import { Modal, ModalClose } from '@galley/ui/modal'

export function Example() {
  const [title, setTitle] = useState('Installation')
  const [isOpen, setOpen] = useState(false)
  const rename = (data: FormData) => {
    setTitle(data.get('title') as string)
    setOpen(false)
  }
  return (
    <Modal
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon="pencil">Rename “{title}”</Button>}
      title="Rename the page"
      footer={
        <>
          <ModalClose>
            <Button variant="ghost">Cancel</Button>
          </ModalClose>
          <Button type="submit" form="rename">
            Rename
          </Button>
        </>
      }
    >
      <form id="rename" action={rename}>
        <FormField label="Title">
          <Input name="title" defaultValue={title} required />
        </FormField>
      </form>
    </Modal>
  )
}
