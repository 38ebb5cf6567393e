import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DraftLayer, NOT_LOADED } from './draft-layer'
import { editorLayer } from './editor-layer'

let isOffline = true
const load = async () => {
  if (isOffline) throw new Error('Loading chunk 9 failed.')
  return () => <p>The preview</p>
}

const page = { path: '/docs', isNotFound: false, data: {}, component: undefined }

test('visitors do not load the preview', () => {
  const { container } = render(<DraftLayer page={page} />)
  expect(container).toBeEmptyDOMElement()
})

test('editors see a notice if the preview does not load, and can try again', async () => {
  editorLayer.load = load
  render(<DraftLayer page={page} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_LOADED)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_LOADED)
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The preview')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
