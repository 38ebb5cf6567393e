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

/** The reader dismisses the notice about code that does not load. */
const recover = jest.fn((error) => Promise.reject(error as Error))

beforeEach(() => {
  mockIsOnline = false
  mockLoad.mockClear()
  setPartRecovery(recover.mockClear())
})

test('shows no notice offline when the focus reaches the row', async () => {
  render(<NavigationMenu aria-label="Main" items={items} />)
  fireEvent.focus(studio())
  await waitFor(() => expect(mockLoad).toHaveBeenCalled())
  expect(recover).not.toHaveBeenCalled()
})

test('shows a notice offline on a press, resets when it is dismissed, and tries again on the next press', async () => {
  render(<NavigationMenu aria-label="Main" items={items} />)
  fireEvent.click(studio())
  expect(studio()).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(studio()).toHaveAttribute('aria-expanded', 'false'))
  expect(recover).toHaveBeenCalledWith(expect.any(Error), 1, 'The menu')
  mockIsOnline = true
  fireEvent.click(studio())
  expect(await screen.findByRole('link', { name: 'Pricing' })).toBeInTheDocument()
})
