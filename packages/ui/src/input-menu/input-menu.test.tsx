import * as React from 'react'
import { site } from '@galley/site'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormField } from '../form-field'
import { createLabel, InputMenu, SEARCH_DELAY_MS, type LoadItems } from '.'

const countries = ['Austria', 'Belgium', 'Brazil', 'Österreich']

beforeAll(() => Object.assign(globalThis, { reportError: jest.fn() }))

const show = (props: object = {}) => render(<InputMenu aria-label="Country" items={countries} {...props} />)
const field = () => screen.getByRole('combobox', { name: 'Country' })
const optionLabels = () => screen.queryAllByRole('option').map((option) => option.textContent)
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('finds options ignoring case and accents, and selects the first on Enter, except Enter of an input method', async () => {
  const handleChange = jest.fn()
  const items = [...countries, { label: 'Overseas', items: ['Guam'] }]
  show({ items, onValueChange: handleChange })
  await userEvent.type(field(), 'B')
  expect(optionLabels()).toEqual(['Belgium', 'Brazil'])
  expect(screen.queryByRole('group', { name: 'Overseas' })).not.toBeInTheDocument()
  expect(activeOption()).toBe('Belgium')
  await userEvent.clear(field())
  await userEvent.type(field(), 'oster')
  expect(optionLabels()).toEqual(['Österreich'])
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(handleChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(handleChange).toHaveBeenCalledWith('Österreich')
  expect(field()).toHaveValue('Österreich')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('moves through the list by keyboard', async () => {
  show({ defaultValue: 'Belgium' })
  await userEvent.tab()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(optionLabels()).toEqual(countries)
  expect(activeOption()).toBe('Belgium')
  await userEvent.keyboard('{End}')
  expect(activeOption()).toBe('Österreich')
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{PageUp}')
  expect(activeOption()).toBe('Austria')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field()).toHaveValue('Belgium')
})

test.each([
  ['no option matches', countries, 'x', 'No matching data'],
  ['there are no options', [], 'x', 'No data'],
])('shows and announces a note if %s', async (_situation, items, typed, text) => {
  show({ items })
  await userEvent.type(field(), typed)
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(document.getElementById(field().getAttribute('aria-controls')!)).toHaveTextContent(text)
  expect(site.texts.noMatch).toBe('No matching data')
})

test('announces the number of matches', async () => {
  show()
  await userEvent.type(field(), 'b')
  expect(screen.getByRole('status')).toHaveTextContent('2 items')
  await userEvent.type(field(), 'e')
  expect(screen.getByRole('status')).toHaveTextContent('1 item')
})

test('creates an item from the typed text unless one exists', async () => {
  const handleCreate = jest.fn()
  const handleChange = jest.fn()
  show({ creatable: true, onCreate: handleCreate, onValueChange: handleChange })
  await userEvent.type(field(), 'belgium')
  expect(optionLabels()).toEqual(['Belgium'])
  await userEvent.clear(field())
  await userEvent.type(field(), 'Wales')
  expect(optionLabels()).toEqual(['Create "Wales"'])
  expect(createLabel('Wales')).toBe('Create "Wales"')
  await userEvent.keyboard('{Enter}')
  expect(handleCreate).toHaveBeenCalledWith('Wales')
  expect(handleChange).toHaveBeenCalledWith('Wales')
  expect(field()).toHaveValue('Wales')
})

test('selects an item whose value is the typed text instead of creating one', async () => {
  const handleCreate = jest.fn()
  show({ items: [{ value: 'be', label: 'Belgium' }], creatable: true, onCreate: handleCreate })
  await userEvent.type(field(), 'be')
  expect(optionLabels()).toEqual(['Belgium', 'Create "be"'])
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveValue('Belgium')
  expect(handleCreate).not.toHaveBeenCalled()
})

test.each([
  ['is a label selects the option', 'brazil', 'Brazil'],
  ['is empty clears the value', '', ''],
  ['is no label discards the text', 'bel', 'Austria'],
])('leaving the field with a text that %s', async (_situation, typed, expected) => {
  show({ defaultValue: 'Austria' })
  await userEvent.clear(field())
  if (typed) await userEvent.type(field(), typed)
  await userEvent.tab()
  expect(field()).toHaveValue(expected)
})

test('with multiple, removes a value by its button and the last one by Backspace', async () => {
  const handleChange = jest.fn()
  show({ multiple: true, defaultValue: ['Austria'], onValueChange: handleChange })
  await userEvent.type(field(), 'br{Enter}')
  expect(handleChange).toHaveBeenLastCalledWith(['Austria', 'Brazil'])
  expect(field()).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Austria' }))
  expect(handleChange).toHaveBeenLastCalledWith(['Brazil'])
  expect(field()).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(handleChange).toHaveBeenLastCalledWith([])
})

test('clears the value by the clear button', async () => {
  show({ defaultValue: 'Austria', clearable: true })
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('submits, validates and resets with its form', async () => {
  const items = ['Austria', 'Belgium'].map((label) => ({ value: label.slice(0, 2), label }))
  render(
    <form aria-label="Order">
      <FormField label="Country" name="country" required>
        <InputMenu items={items} defaultValue="Au" />
      </FormField>
      <button type="reset">Reset</button>
    </form>,
  )
  const form = screen.getByRole<HTMLFormElement>('form')
  await userEvent.clear(field())
  await userEvent.type(field(), 'bel{Enter}')
  expect([...new FormData(form)]).toEqual([['country', 'Be']])
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect([...new FormData(form)]).toEqual([['country', 'Au']])
  await userEvent.clear(field())
  await userEvent.tab()
  expect(form.checkValidity()).toBe(false)
})

describe('items from a function', () => {
  const setUp = (load: LoadItems) => {
    jest.useFakeTimers()
    show({ items: load })
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  }
  const wait = (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration))
  afterEach(() => jest.useRealTimers())

  test('loads items after a pause in typing, for the last text only', async () => {
    expect(SEARCH_DELAY_MS).toBe(200)
    const load = jest.fn<ReturnType<LoadItems>, Parameters<LoadItems>>(async (typed) => [`${typed}!`])
    const user = setUp(load)
    await user.click(field())
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
    await user.type(field(), 'be')
    await wait(SEARCH_DELAY_MS - 1)
    expect(load).not.toHaveBeenCalled()
    await wait(1)
    expect(load).toHaveBeenCalledTimes(1)
    expect(optionLabels()).toEqual(['be!'])
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('be!')
  })

  test('never shows the items for an earlier text', async () => {
    const signals: AbortSignal[] = []
    const user = setUp((typed, signal) => {
      signals.push(signal)
      return new Promise((resolve) => setTimeout(() => resolve([typed]), typed === 'a' ? 1000 : 10))
    })
    await user.type(field(), 'a')
    await wait(SEARCH_DELAY_MS)
    await user.type(field(), 'b')
    await wait(SEARCH_DELAY_MS + 10)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await wait(1000)
    expect(optionLabels()).toEqual(['ab'])
  })

  test('reports a failure, and loads items again on typing', async () => {
    const load = jest.fn<ReturnType<LoadItems>, Parameters<LoadItems>>(async (typed) => [typed])
    load.mockRejectedValueOnce(new Error('No network'))
    const user = setUp(load)
    await user.type(field(), 'a')
    await wait(SEARCH_DELAY_MS)
    expect(screen.getByRole('status')).toHaveTextContent('The items could not be loaded. Type to try again.')
    expect(reportError).toHaveBeenCalledWith(new Error('No network'))
    await user.type(field(), 'b')
    await wait(SEARCH_DELAY_MS)
    expect(optionLabels()).toEqual(['ab'])
  })
})
