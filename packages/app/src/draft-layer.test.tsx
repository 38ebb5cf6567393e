import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { DraftLayer } from './draft-layer'
import { editorLayer } from './editor-layer'

const page = { path: '/docs', isNotFound: false, data: {}, component: undefined }

test('visitors do not load the preview', () => {
  const { container } = render(<DraftLayer page={page} />)
  expect(container).toBeEmptyDOMElement()
})

test('loads the preview for editors, and tries again if the first attempt fails', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk 9 failed.'))
  editorLayer.load = load.mockResolvedValue(() => <p>The preview</p>)
  render(<DraftLayer page={page} />)
  await act(async () => undefined)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('The preview')).toBeInTheDocument()
})
