import * as React from 'react'
import { setPartRecovery } from '@galley/core/load-part'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NavigationMenu } from '.'

let mockIsOnline = false
const mockLoad = jest.fn()
jest.mock('./interactive-row', () => {
  mockLoad()
  if (!mockIsOnline) throw new Error('Failed to fetch')
  return jest.requireActual<object>('./interactive-row')
})

const items = [{ label: 'Studio', children: [{ label: 'Pricing', to: '/studio/pricing' }] }]
const studio = () => screen.getByRole('button', { name: 'Studio' })

/** The reader gives up what does not load. */
const recover = jest.fn((error) => Promise.reject(error as Error))

beforeEach(() => {
  mockIsOnline = false
  mockLoad.mockClear()
  setPartRecovery(recover.mockClear())
})

test('without the network, reaching for the row says nothing', async () => {
  render(<NavigationMenu aria-label="Main" items={items} />)
  fireEvent.focus(studio())
  await waitFor(() => expect(mockLoad).toHaveBeenCalled())
  expect(recover).not.toHaveBeenCalled()
})

test('without the network an owner who wants it open is not asked for ever', async () => {
  const handleChange = jest.fn()
  render(<NavigationMenu aria-label="Main" items={items} value={['Studio']} onValueChange={handleChange} />)
  await waitFor(() => expect(handleChange).toHaveBeenCalledWith([]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(mockLoad).toHaveBeenCalledTimes(1)
})

test('without the network a press asks the reader; given up, the row stays as it was and the next press tries again', async () => {
  render(<NavigationMenu aria-label="Main" items={items} />)
  fireEvent.click(studio())
  expect(studio()).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(studio()).toHaveAttribute('aria-expanded', 'false'))
  expect(recover).toHaveBeenCalledWith(expect.any(Error), 1, 'The menu')
  mockIsOnline = true
  fireEvent.click(studio())
  expect(await screen.findByRole('link', { name: 'Pricing' })).toBeInTheDocument()
})
