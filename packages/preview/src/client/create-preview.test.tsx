import * as React from 'react'
import { prepareContent } from '@galley/theme/content'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPreview } from './create-preview'
import { connectEditor } from './frame-protocol'

jest.mock('./preview-stream', () => ({
  createPreviewStream: () => ({ start: () => undefined, stop: () => undefined }),
}))
jest.mock('./frame-protocol', () => {
  const start = jest.fn(() => () => undefined)
  return { connectEditor: () => ({ start, sendPath: () => undefined }) }
})
jest.mock('@galley/site', () => {
  const { site } = jest.requireActual<{ site: object }>('@galley/site')
  return { site: { ...site, preview: { api: 'https://preview.example', stagingApi: '', editorOrigins: [] } } }
})

jest.mock('@galley/theme/content', () => ({
  ...jest.requireActual<object>('@galley/theme/content'),
  prepareContent: jest.fn(),
}))
const editorStart = jest.mocked(connectEditor as unknown as () => { start: jest.Mock })().start

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
  globalThis.fetch = () => new Promise(() => undefined)
})

test('reports code that fails to load, and sends "ready" to the editor only after a successful retry', async () => {
  const prepare = jest.mocked(prepareContent).mockRejectedValueOnce(new Error('Loading chunk 9 failed.'))
  const ignore = () => undefined
  const options = {
    loadTemplate: () => Promise.reject(new Error('This test must not load a template.')),
    setDraftSearch: ignore,
    forget: ignore,
  }
  const Preview = createPreview({ search: '', token: 'tok', ...options })
  const page = { path: '/docs', isNotFound: false, data: {}, component: undefined }
  document.body.append(document.createElement('main'))
  await act(async () => void render(<Preview page={page} />))
  expect(await screen.findByRole('alert')).toHaveTextContent('The drafts of this page could not be loaded')
  expect(editorStart).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(prepare).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(editorStart).toHaveBeenCalledTimes(1))
})
