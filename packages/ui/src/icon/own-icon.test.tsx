import * as React from 'react'
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { findOwnIcon, loadOwnIcons } from './own-icons'
import { Icon } from '.'

// A browser that has not loaded the icons.
jest.mock('./own-icons')
beforeEach(() => {
  jest.mocked(findOwnIcon).mockReturnValue(undefined)
  jest.mocked(loadOwnIcons).mockReset().mockResolvedValue()
})

/** Hydrates an icon from server markup. */
async function visit(name: 'copy' | 'check') {
  const container = document.createElement('div')
  container.innerHTML = '<svg aria-hidden="true"><path d="M1 1"></path></svg>'
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = await act(async () => hydrateRoot(container, <Icon name={name} />))
  expect(complain).not.toHaveBeenCalled()
  return { root, container }
}

test("keeps the server's markup after a re-render and loads nothing", async () => {
  const { root, container } = await visit('copy')
  await act(async () => root.render(<Icon name="copy" size={20} />))
  expect(container.querySelector('svg')).toHaveAttribute('width', '20')
  expect(container.querySelector('path')).toHaveAttribute('d', 'M1 1')
  expect(loadOwnIcons).not.toHaveBeenCalled()
})

test('loads the icons when an icon changes', async () => {
  const { root } = await visit('copy')
  await act(async () => root.render(<Icon name="check" />))
  expect(loadOwnIcons).toHaveBeenCalled()
})

test('loads the icons for an icon rendered in the browser, and keeps its square blank offline', async () => {
  jest.mocked(loadOwnIcons).mockRejectedValue(new Error('offline'))
  const { container } = render(<Icon name="copy" size={20} />)
  await act(async () => undefined)
  expect(loadOwnIcons).toHaveBeenCalled()
  expect(container.querySelector('svg')).toHaveAttribute('width', '20')
})
