import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import { Example } from './example'

test('an example works, above its source', async () => {
  await act(async () => {
    render(
      <Example name="copy-button">
        <pre>source</pre>
      </Example>,
    )
  })
  const stage = screen.getByRole('group', { name: 'Working example' })
  expect(await within(stage).findByRole('button', { name: 'Copy the command' })).toBeEnabled()
  expect(screen.getByText('source')).toBeVisible()
})

test('a wide example has the whole width, as the sections of a page have', async () => {
  await act(async () => {
    render(<Example name="copy-button" wide />)
  })
  expect(screen.getByRole('group', { name: 'Working example' })).toHaveAttribute('data-wide')
})

/** As webpack reports a file that it has not bundled. */
jest.mock('../../../../../src/examples/icon.tsx', () => {
  throw Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' })
})

test('an example that the build does not have, because only a draft shows it, says so', async () => {
  await act(async () => void render(<Example name="icon" />))
  expect(await screen.findByText('This example works after the next build.')).toBeVisible()
})
