import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Accordion, AccordionItem } from '.'

const faq = (props: { single?: boolean } = {}) => (
  <Accordion {...props}>
    <AccordionItem label="Who reads it?" id="who">
      The author.
    </AccordionItem>
    <AccordionItem label="And then?" open>
      <p id="reader">The printer&apos;s reader.</p>
    </AccordionItem>
  </Accordion>
)
const items = () => screen.getAllByRole<HTMLDetailsElement>('group')

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  window.location.hash = ''
})

test('an item opens from the start when its author says so', () => {
  render(faq())
  expect(items().map(({ open }) => open)).toEqual([false, true])
})

test('each opens by itself; with "single" the browser keeps one open', () => {
  const { rerender } = render(faq())
  expect(items().map((item) => item.getAttribute('name'))).toEqual([null, null])
  rerender(faq({ single: true }))
  const [first, second] = items().map((item) => item.getAttribute('name'))
  expect(first).toBeTruthy()
  expect(first).toBe(second)
})

test('items of an accordion inside an item are no part of the outer one', () => {
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

test('a URL that names an item opens it', () => {
  window.location.hash = '#who'
  render(faq())
  expect(items()[0]).toHaveAttribute('open')
})

test('a link followed later opens what is around its target', () => {
  render(
    <Accordion>
      <AccordionItem label="Folded">
        <h3 id="inside">Inside</h3>
      </AccordionItem>
    </Accordion>,
  )
  expect(items()[0]).not.toHaveAttribute('open')
  window.location.hash = '#inside'
  act(() => void window.dispatchEvent(new Event('hashchange')))
  expect(items()[0]).toHaveAttribute('open')
})

test('a link to an item that was closed again opens it again', () => {
  window.location.hash = '#who'
  render(
    <>
      <a href="#who">Who?</a>
      {faq()}
    </>,
  )
  const [item] = items()
  item!.removeAttribute('open')
  fireEvent.click(screen.getByRole('link', { name: 'Who?' }))
  expect(item).toHaveAttribute('open')
})

test('a URL that is badly encoded opens nothing', () => {
  window.location.hash = '#100%'
  render(faq())
  expect(items()[0]).not.toHaveAttribute('open')
})

test('renders on the server without a warning, and all of it can be read', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(faq({ single: true }))).toContain('The author.')
  expect(complain).not.toHaveBeenCalled()
})
