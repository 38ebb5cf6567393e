import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Accordion, AccordionItem } from '.'

const faq = (props: { single?: boolean } = {}) => (
  <Accordion {...props}>
    <AccordionItem label="Who reads it?" id="who">
      The author.
    </AccordionItem>
    <AccordionItem label="And then?" open>
      The printer&apos;s reader.
    </AccordionItem>
  </Accordion>
)
const items = () => screen.getAllByRole<HTMLDetailsElement>('group')

test('opens items with "open" on first render', () => {
  render(faq())
  expect(items().map(({ open }) => open)).toEqual([false, true])
})

test('sets the id of an item', () => {
  render(faq())
  expect(items()[0]).toHaveAttribute('id', 'who')
})

test('opens items independently, and one at a time with "single"', () => {
  const { rerender } = render(faq())
  expect(items().map((item) => item.getAttribute('name'))).toEqual([null, null])
  rerender(faq({ single: true }))
  const [first, second] = items().map((item) => item.getAttribute('name'))
  expect(first).toBeTruthy()
  expect(first).toBe(second)
})

test('does not group nested items with the outer accordion', () => {
  render(
    <Accordion single>
      <AccordionItem label="Outer">
        <AccordionItem label="Inner">Text</AccordionItem>
      </AccordionItem>
    </Accordion>,
  )
  const [outer, inner] = items()
  expect(outer).toHaveAttribute('name')
  expect(inner).not.toHaveAttribute('name')
})

test('renders closed items on the server without a warning', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(faq({ single: true }))).toContain('The author.')
  expect(complain).not.toHaveBeenCalled()
})
