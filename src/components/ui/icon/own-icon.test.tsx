import * as React from 'react'
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { findOwnDrawing, loadOwnDrawings } from './own-drawings'
import { Icon } from '.'

// A browser that has no drawings yet.
jest.mock('./own-drawings')
beforeEach(() => {
  jest.mocked(findOwnDrawing).mockReturnValue(undefined)
  jest.mocked(loadOwnDrawings).mockReset().mockResolvedValue()
})

/** Takes over an icon that the server drew. */
async function visit(name: 'copy' | 'check') {
  const container = document.createElement('div')
  container.innerHTML = '<svg aria-hidden="true"><path d="M1 1"></path></svg>'
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = await act(async () => hydrateRoot(container, <Icon name={name} />))
  expect(complain).not.toHaveBeenCalled()
  return { root, container }
}

test('what the server drew stays, and nothing is fetched for it', async () => {
  const { container } = await visit('copy')
  expect(container.querySelector('path')).toHaveAttribute('d', 'M1 1')
  expect(loadOwnDrawings).not.toHaveBeenCalled()
})

test('the drawings are fetched when an icon becomes another one', async () => {
  const { root } = await visit('copy')
  await act(async () => root.render(<Icon name="check" />))
  expect(loadOwnDrawings).toHaveBeenCalled()
})

test('the drawings are fetched for an icon that is drawn here; without a network its place stays', async () => {
  jest.mocked(loadOwnDrawings).mockRejectedValue(new Error('offline'))
  const { container } = render(<Icon name="copy" size={20} />)
  await act(async () => undefined)
  expect(loadOwnDrawings).toHaveBeenCalled()
  expect(container.querySelector('svg')).toHaveAttribute('width', '20')
})
