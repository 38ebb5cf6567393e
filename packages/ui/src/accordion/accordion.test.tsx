import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Accordion, AccordionItem, type AccordionProps } from '.'

const questions = (props: Partial<AccordionProps> = {}) => (
  <Accordion {...props}>
    <AccordionItem value="cost" label="What does it cost?">
      Nothing
    </AccordionItem>
    <AccordionItem value="host" label="Where does it run?">
      Anywhere
    </AccordionItem>
    <AccordionItem value="later" label="What comes later?" disabled>
      Nobody knows
    </AccordionItem>
  </Accordion>
)
const button = (name: RegExp) => screen.getByRole('button', { name })
const answer = (words: string) => screen.getByText(words)

test('opens and closes by keyboard, and the arrow keys walk past what is disabled', async () => {
  render(questions())
  await userEvent.tab()
  expect(button(/cost/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(button(/cost/)).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('region', { name: /cost/ })).toHaveTextContent('Nothing')

  await userEvent.keyboard('{ArrowDown}')
  expect(button(/run/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(button(/cost/)).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(answer('Nothing')).not.toBeVisible()
  expect(screen.queryByRole('region', { hidden: true })).not.toBeInTheDocument()
})

test('one at a time by default', async () => {
  const { unmount } = render(questions())
  await userEvent.click(button(/cost/))
  await userEvent.click(button(/run/))
  expect(answer('Nothing')).not.toBeVisible()
  expect(answer('Anywhere')).toBeVisible()
  unmount()

  render(questions({ multiple: true }))
  await userEvent.click(button(/cost/))
  await userEvent.click(button(/run/))
  expect(answer('Nothing')).toBeVisible()
  expect(answer('Anywhere')).toBeVisible()
})

test('keeps one open where that is wanted', async () => {
  render(questions({ collapsible: false, defaultValue: ['cost'] }))
  await userEvent.click(button(/cost/))
  expect(answer('Nothing')).toBeVisible()
})

test('is in the outline of the page, at the level that is asked for', () => {
  render(questions({ heading: 'h2' }))
  expect(screen.getByRole('heading', { level: 2, name: 'What does it cost?' })).toBeInTheDocument()
})

test('what the browser finds in a closed answer opens it', () => {
  render(questions({ multiple: true, defaultValue: ['cost'] }))
  const panel = answer('Anywhere').closest('[hidden]')!
  expect(panel).toHaveAttribute('hidden', 'until-found')
  act(() => void fireEvent(panel, new Event('beforematch', { bubbles: true })))
  expect(answer('Anywhere')).toBeVisible()
  expect(answer('Nothing')).toBeVisible()
})

test('can still be searched after it was open', async () => {
  render(questions())
  await userEvent.click(button(/run/))
  await userEvent.click(button(/run/))
  expect(answer('Anywhere').closest('[hidden]')).toHaveAttribute('hidden', 'until-found')
})

test('can be controlled', async () => {
  const handleChange = jest.fn()
  render(questions({ value: ['cost'], onValueChange: handleChange }))
  await userEvent.click(button(/run/))
  expect(handleChange).toHaveBeenCalledWith(['host'])
  expect(answer('Nothing')).toBeVisible()
  await userEvent.click(button(/cost/))
  expect(handleChange).toHaveBeenLastCalledWith([])
})

test('items without a value do not open each other', async () => {
  render(
    <Accordion>
      <AccordionItem label="One">First</AccordionItem>
      <AccordionItem label="Two">Second</AccordionItem>
    </Accordion>,
  )
  await userEvent.click(button(/One/))
  expect(answer('First')).toBeVisible()
  expect(answer('Second')).not.toBeVisible()
})

test('the server renders every answer, open or not, without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(questions({ defaultValue: ['host'] }))
  for (const words of ['Nothing', 'Anywhere', 'Nobody knows']) expect(html).toContain(words)
  expect(html.match(/hidden=""/g)).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
})
