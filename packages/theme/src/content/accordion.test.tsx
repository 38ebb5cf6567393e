import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { Accordion, AccordionItem } from './accordion'

const items = () => screen.getAllByRole<HTMLDetailsElement>('group')
const names = () => items().map((item) => item.getAttribute('name'))

const faq = (single?: boolean) => (
  <Accordion single={single}>
    <AccordionItem label="Who reads it?" id="who">
      <AccordionItem label="Inner">The author.</AccordionItem>
    </AccordionItem>
    <AccordionItem label="And then?" open>
      The printer&apos;s reader.
    </AccordionItem>
  </Accordion>
)

test('opens items with "open" on first render, and sets the id of an item', () => {
  render(faq())
  expect(items().map(({ open, id }) => [open, id])).toEqual([
    [false, 'who'],
    [false, ''],
    [true, ''],
  ])
})

test('opens items independently; with "single", opens one top-level item at a time', () => {
  const { rerender } = render(faq())
  expect(names()).toEqual([null, null, null])
  rerender(faq(true))
  const [first, nested, last] = names()
  expect(first).toBeTruthy()
  expect(nested).toBeNull()
  expect(last).toBe(first)
})
