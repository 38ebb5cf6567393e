import * as React from 'react'
import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { AccordionItem } from './accordion'
import { ModalClose } from './modal'

test.each<[part: string, parent: string, element: ReactElement]>([
  ['AccordionItem', 'Accordion', <AccordionItem key="" label="Alone" />],
  [
    'ModalClose',
    'Modal',
    <ModalClose key="">
      <button>Open</button>
    </ModalClose>,
  ],
])('<%s> throws the name of its missing parent <%s>', (part, parent, element) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(element)).toThrow(`<${part}> must be used within <${parent}>.`)
})
