import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { FormField } from '../form-field'
import { TYPE_AHEAD_RESET_MS } from '../listbox'
import { Select } from '.'

const countries = ['Austria', 'Belgium', 'Brazil', { value: 'dk', label: 'Denmark', disabled: true }, 'Estonia']

const control = () => screen.getByRole('combobox', { name: 'Country' })
const activeOption = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '')?.textContent
const chosenOptions = () => screen.getAllByRole('option', { selected: true }).map((option) => option.textContent)

test('opens, moves and selects by keyboard, and keeps the focus', async () => {
  const handleChange = jest.fn()
  render(<Select aria-label="Country" items={countries} onValueChange={handleChange} />)
  expect(control()).toHaveTextContent('Choose…')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(control()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('listbox', { name: 'Country' }).id).toBe(control().getAttribute('aria-controls'))
  expect(activeOption()).toBe('Austria')

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(activeOption()).toBe('Estonia')
  await userEvent.keyboard('{Home}')
  expect(activeOption()).toBe('Austria')
  await userEvent.keyboard('{End}{ArrowUp}{Enter}')
  expect(handleChange).toHaveBeenLastCalledWith('Brazil')
  expect(control()).toHaveTextContent('Brazil')
  expect(control()).toHaveAttribute('aria-expanded', 'false')
  expect(control()).toHaveFocus()
})

test('keeps the value on Escape and selects the active option on Tab', async () => {
  render(<Select aria-label="Country" items={countries} defaultValue="Belgium" />)
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(control()).toHaveTextContent('Belgium')
  await userEvent.keyboard('{ArrowDown}')
  expect(activeOption()).toBe('Belgium')
  await userEvent.keyboard('{ArrowDown}{Tab}')
  expect(control()).toHaveTextContent('Brazil')
})

test('finds an option by letters typed within 500 ms', async () => {
  expect(TYPE_AHEAD_RESET_MS).toBe(500)
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Select aria-label="Country" items={['Bern', 'Brest', 'Rome']} />)
  await user.tab()
  await user.keyboard('br')
  expect(activeOption()).toBe('Brest')
  act(() => jest.advanceTimersByTime(TYPE_AHEAD_RESET_MS))
  await user.keyboard('r')
  expect(activeOption()).toBe('Rome')
  jest.useRealTimers()
})

test('opens, closes and selects by the pointer', async () => {
  render(<Select aria-label="Country" items={countries} />)
  await userEvent.click(control())
  await userEvent.click(screen.getByRole('option', { name: 'Denmark' }))
  expect(control()).toHaveTextContent('Choose…')
  await userEvent.click(screen.getByRole('option', { name: 'Estonia' }))
  expect(control()).toHaveTextContent('Estonia')
  await userEvent.click(control())
  expect(chosenOptions()).toEqual(['Estonia'])
  await userEvent.click(control())
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('with multiple, toggles options and stays open', async () => {
  const handleChange = jest.fn()
  const props = { items: countries, onValueChange: handleChange }
  render(<Select aria-label="Country" multiple defaultValue={['Brazil']} {...props} />)
  await userEvent.click(control())
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.click(screen.getByRole('option', { name: 'Austria' }))
  expect(handleChange).toHaveBeenLastCalledWith(['Brazil', 'Austria'])
  expect(control()).toHaveTextContent('Austria, Brazil')
  await userEvent.click(screen.getByRole('option', { name: 'Brazil' }))
  expect(handleChange).toHaveBeenLastCalledWith(['Austria'])
})

test('submits, validates and resets with its form', async () => {
  render(
    <form aria-label="Order">
      <Select aria-label="Country" items={countries} name="country" required defaultValue="Belgium" />
      <Select aria-label="Again" items={countries} name="again" multiple required />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(form.checkValidity()).toBe(false)
  expect(control()).toBeRequired()
  await userEvent.click(screen.getByRole('combobox', { name: 'Again' }))
  await userEvent.click(screen.getByRole('option', { name: 'Austria' }))
  await userEvent.click(screen.getByRole('option', { name: 'Estonia' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(control())
  await userEvent.click(screen.getByRole('option', { name: 'Brazil' }))
  expect([...new FormData(form)]).toEqual([
    ['country', 'Brazil'],
    ['again', 'Austria'],
    ['again', 'Estonia'],
  ])
  expect(form.checkValidity()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect([...new FormData(form)]).toEqual([['country', 'Belgium']])
})

test('takes label, help and error from the surrounding field', () => {
  render(
    <FormField label="Country" help="Where you pay taxes." error="Choose one.">
      <Select items={countries} />
    </FormField>,
  )
  expect(control()).toHaveAccessibleDescription('Where you pay taxes. Choose one.')
  expect(control()).toBeInvalid()
})

test('renders an accessible native control on the server and hides it after hydration', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const select = <Select aria-label="Country" items={countries} defaultValue="Belgium" name="country" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(select)
  const native = container.querySelector('select')!
  expect(native).toHaveValue('Belgium')
  expect(native).not.toHaveAttribute('aria-hidden')
  expect(native).not.toHaveAttribute('tabindex')
  render(select, { container, hydrate: true })
  expect(native).toHaveAttribute('aria-hidden', 'true')
  expect(native).toHaveAttribute('tabindex', '-1')
  expect(error).not.toHaveBeenCalled()
})
