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
  ['is deleted', { created: ['/b'], deleted: ['/docs/a'] }],
  ['is created', { created: ['/docs/a'], deleted: [] }],
])('reloads a page whose file %s', (_situation, changes) => {
  renderHook(() => usePageChanges('/docs/a/'))
  send(changes)
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

test('ignores other pages, results of queries, and changes after unmounting', () => {
  const { unmount } = renderHook(() => usePageChanges('/docs/a'))
  send({ created: ['/docs/a/b'], deleted: ['/docs'] })
  send({ data: {} })
  unmount()
  send({ created: [], deleted: ['/docs/a'] })
  expect(reloadPage).not.toHaveBeenCalled()
})
