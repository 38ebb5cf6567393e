import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('opens and closes by keyboard, and arrow keys skip disabled items', async () => {
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

test('closes the open item when another opens, unless several may be open', async () => {
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

test('opens an item when find-in-page matches its closed content, also after closing it again', async () => {
  render(questions({ multiple: true, defaultValue: ['cost'], heading: 'h2' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Where does it run?' })).toBeInTheDocument()
  const panel = answer('Anywhere').closest('[hidden]')!
  expect(panel).toHaveAttribute('hidden', 'until-found')
  act(() => void fireEvent(panel, new Event('beforematch', { bubbles: true })))
  expect(answer('Anywhere')).toBeVisible()
  expect(answer('Nothing')).toBeVisible()
  await userEvent.click(button(/run/))
  expect(panel).toHaveAttribute('hidden', 'until-found')
})

test('follows a controlled value', async () => {
  const handleChange = jest.fn()
  render(questions({ value: ['cost'], onValueChange: handleChange }))
  await userEvent.click(button(/run/))
  expect(handleChange).toHaveBeenCalledWith(['host'])
  expect(answer('Nothing')).toBeVisible()
  await userEvent.click(button(/cost/))
  expect(handleChange).toHaveBeenLastCalledWith([])
})
