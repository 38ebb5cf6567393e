import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import { Example } from './example'

test('renders a working example above its source, and uses the full width if "wide" is set', async () => {
  await act(async () => {
    render(
      <Example name="copy-button" wide>
        <pre>source</pre>
      </Example>,
    )
  })
  const stage = screen.getByRole('group', { name: 'Working example' })
  expect(await within(stage).findByRole('button', { name: 'Copy the command' })).toBeEnabled()
  expect(stage).toHaveAttribute('data-wide')
  expect(screen.getByText('source')).toBeVisible()
})

// The error of webpack for a file outside of the bundle.
jest.mock('../../../../../src/examples/icon.tsx', () => {
  throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' })
})

test('tells the editor that a new example works after the next build', async () => {
  await act(async () => void render(<Example name="icon" />))
  expect(await screen.findByText('This example works after the next build.')).toBeVisible()
})
