/** @jest-environment jsdom */
import { reloadPage } from '@galley/start/load-document'
import { renderHook } from '@testing-library/react'
import { usePageChanges } from './use-page-changes'

jest.mock('@galley/start/load-document')

const listeners = new Set<(result: object) => void>()
const send = (result: object) => listeners.forEach((listener) => listener(result))

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(window, {
    ___emitter: {
      on: (_event: string, listener: (result: object) => void) => listeners.add(listener),
      off: (_event: string, listener: (result: object) => void) => listeners.delete(listener),
    },
  })
})

test.each([
  ['has gone', { created: ['/b'], deleted: ['/docs/a'] }],
  ['has come', { created: ['/docs/a'], deleted: [] }],
])('a page whose file %s is loaded anew', (_situation, changes) => {
  renderHook(() => usePageChanges('/docs/a/'))
  send(changes)
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

test('other pages, and results of queries, leave it as it is; so does what happens after it', () => {
  const { unmount } = renderHook(() => usePageChanges('/docs/a'))
  send({ created: ['/docs/a/b'], deleted: ['/docs'] })
  send({ data: {} })
  unmount()
  send({ created: [], deleted: ['/docs/a'] })
  expect(reloadPage).not.toHaveBeenCalled()
})
