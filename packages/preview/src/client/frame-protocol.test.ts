/** @jest-environment jsdom */
import { connectEditor, DOCUMENT_DELAY_MS, listenToEditor, MAX_TEXT_LENGTH, readEditorMessage } from './frame-protocol'
import { createPreviewStore } from './preview-store'

const EDITOR = 'https://studio.example'
const SITE = 'https://docs.example'
jest.mock('@galley/site', () => ({ site: { preview: { editorOrigins: ['https://studio.example'] } } }))

/** Returns the window of a page in a frame. `ancestorOrigins` is undefined in browsers that hide the parent's origin. */
function createFrame(ancestorOrigins?: string[]) {
  const parent = { postMessage: jest.fn() }
  const page = Object.assign(new EventTarget(), { parent, location: { origin: SITE, ancestorOrigins } })
  const receive = (data: unknown, { origin = EDITOR, source = parent }: { origin?: string; source?: object } = {}) => {
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  }
  return { page: page as unknown as Window, parent, receive }
}

test.each([
  [{ galley: 1, type: 'navigate', path: '/docs' }],
  [{ galley: 1, type: 'document', file: 'docs/a.md', text: '# A' }],
  [{ galley: 1, type: 'saved' }],
])('parses %j', ({ galley: _galley, ...message }) => {
  expect(readEditorMessage({ galley: 1, ...message, other: 1 })).toEqual(message)
})

test.each([
  null,
  [],
  { type: 'saved' },
  { galley: 1, type: 'leave' },
  { galley: 1, type: 'navigate' },
  { galley: 1, type: 'navigate', path: 'https://evil.example' },
  { galley: 1, type: 'navigate', path: '//evil.example' },
  { galley: 1, type: 'navigate', path: '/\\evil.example' },
  { galley: 1, type: 'navigate', path: '/\t/evil.example' },
  { galley: 1, type: 'document', file: 'a.md' },
  { galley: 1, type: 'document', file: 1, text: '' },
])('ignores %j', (message) => {
  expect(readEditorMessage(message)).toBeUndefined()
})

test('ignores a text above the maximum length', () => {
  const message = (length: number) => ({ galley: 1, type: 'document', file: 'a.md', text: 'a'.repeat(length) })
  expect(readEditorMessage(message(MAX_TEXT_LENGTH))).toBeDefined()
  expect(readEditorMessage(message(MAX_TEXT_LENGTH + 1))).toBeUndefined()
})

test('accepts only messages of the parent window with the exact origin of the editor', () => {
  const { page, receive } = createFrame()
  const onMessage = jest.fn()
  const editor = listenToEditor({ page, origins: [EDITOR], onMessage })
  const saved = { galley: 1, type: 'saved' }
  receive(saved, { origin: 'https://studio.example.evil.example' })
  receive(saved, { origin: 'http://studio.example' })
  receive(saved, { source: {} })
  expect(onMessage).not.toHaveBeenCalled()
  receive(saved)
  expect(onMessage).toHaveBeenCalledTimes(1)
  editor?.stop()
  receive(saved)
  expect(onMessage).toHaveBeenCalledTimes(1)
})

test('returns undefined outside a frame', () => {
  expect(listenToEditor({ page: window, origins: [EDITOR], onMessage: jest.fn() })).toBeUndefined()
})

describe('connected', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const createController = () => ({
    store: createPreviewStore('/docs'),
    showUnsaved: jest.fn(async () => ({ problems: [] }) as never),
    dropUnsaved: jest.fn(),
  })

  function connect(ancestorOrigins = [EDITOR]) {
    const frame = createFrame(ancestorOrigins)
    const controller = createController()
    connectEditor(controller.store, controller, jest.fn(), frame.page).start()
    return { ...frame, ...controller }
  }

  test('sends messages to every configured editor if the browser hides the origin of the parent', () => {
    const { page, parent } = createFrame()
    connectEditor(createPreviewStore('/docs'), createController(), jest.fn(), page).start()
    expect(parent.postMessage.mock.calls.map(([, origin]) => origin as string)).toEqual([SITE, EDITOR])
  })

  test('a page of the site itself may be the editor', () => {
    const { parent, receive, dropUnsaved } = connect([SITE])
    expect(parent.postMessage.mock.calls.map(([, origin]) => origin as string)).toEqual([SITE])
    receive({ galley: 1, type: 'saved' }, { origin: SITE })
    expect(dropUnsaved).toHaveBeenCalledTimes(1)
  })

  test('renders the last of several texts, and notifies the editor', async () => {
    const { receive, showUnsaved, parent } = connect()
    receive({ galley: 1, type: 'document', file: 'a.md', text: '1' })
    receive({ galley: 1, type: 'document', file: 'a.md', text: '2' })
    await jest.advanceTimersByTimeAsync(DOCUMENT_DELAY_MS)
    expect(showUnsaved.mock.calls).toEqual([[{ file: 'a.md', text: '2' }]])
    expect(parent.postMessage.mock.calls).toEqual([
      [{ galley: 1, type: 'ready', path: '/docs', version: 1 }, EDITOR],
      [{ galley: 1, type: 'shown', file: 'a.md', problems: [] }, EDITOR],
    ])
    // A text that was saved in the meantime is not rendered.
    receive({ galley: 1, type: 'document', file: 'a.md', text: '3' })
    receive({ galley: 1, type: 'saved' })
    await jest.advanceTimersByTimeAsync(DOCUMENT_DELAY_MS)
    expect(showUnsaved).toHaveBeenCalledTimes(1)
  })
})
