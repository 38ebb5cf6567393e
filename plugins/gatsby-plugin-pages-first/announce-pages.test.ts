import { announcePages } from './announce-pages'

test('browsers are told of pages that have come and gone since the last refresh', () => {
  const emitStaticQueryData = jest.fn()
  const announce = announcePages((() => ({ websocketManager: { emitStaticQueryData } })) as never)
  announce(['/a', '/b'])
  announce(['/b', '/a'])
  expect(emitStaticQueryData).not.toHaveBeenCalled()
  announce(['/b', '/c'])
  expect(emitStaticQueryData).toHaveBeenLastCalledWith({
    id: 'page-changes',
    result: { created: ['/c'], deleted: ['/a'] },
  })
})

test('another version of Gatsby is an error', () => {
  expect(() => announcePages((() => ({})) as never)).toThrow(
    'gatsby/dist/utils/websocket-manager has no "emitStaticQueryData".',
  )
})
