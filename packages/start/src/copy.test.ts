/** @jest-environment jsdom */
import { CONFIRM_MS } from '@galley/core/copy-state'
import { site } from '@galley/site'
import { startCopy } from './copy'
import { completePage, find, openPage } from './page.fixture'

const writeText = jest.fn<Promise<void>, [string]>()

const setClipboard = (clipboard?: object) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })

const button = (marks: string) => `<button id="copy" ${marks}><i id="icon"></i></button><span id="words"></span>`

const press = async (id = 'copy') => {
  find(id).click()
  await jest.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeText.mockReset().mockResolvedValue()
  setClipboard({ writeText })
  openPage('/docs/install?q=1')
  startCopy()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('copies the code next to the button without the removed lines of a diff', async () => {
  const line = (text: string, kind = '') => `<span class="line ${kind}">${text}</span>`
  completePage(
    `<div>${button('data-copy')}</div><pre>${line('a = 1', 'diff remove')}\n${line('a = 2', 'diff add')}\n${line('')}\n${line('b &lt; 3')}</pre>`,
  )
  await press()
  expect(writeText).toHaveBeenCalledWith('a = 2\n\nb < 3')
})

test('copies terminal commands without their prompts, and leaves the prompts on the page', async () => {
  completePage(
    `<div>${button('data-copy')}</div><pre><span class="line"><span class="prompt">$ </span><i>npm</i> start</span>\n<span class="line">ready</span></pre>`,
  )
  await press()
  expect(writeText).toHaveBeenCalledWith('npm start\nready')
  expect(document.querySelector('.prompt')).toHaveTextContent('$')
})

test.each([
  ['/blog', 'http://localhost/blog'],
  ['', 'http://localhost/docs/install?q=1'],
])('copies "%s" as an absolute URL', async (url, full) => {
  completePage(button(`data-copy="${url}" data-copy-url`))
  await press()
  expect(writeText).toHaveBeenCalledWith(full)
})

test('shows the confirmation until CONFIRM_MS after the last press', async () => {
  completePage(button('data-copy="a"'))
  await press('icon')
  expect(writeText).toHaveBeenCalledWith('a')
  await jest.advanceTimersByTimeAsync(CONFIRM_MS - 1)
  await press()
  await jest.advanceTimersByTimeAsync(CONFIRM_MS - 1)
  expect(find('words')).toHaveTextContent('Copied')
  expect(find('copy')).toHaveAttribute('data-state', 'copied')
  await jest.advanceTimersByTimeAsync(1)
  expect(find('words')).toBeEmptyDOMElement()
  expect(find('copy')).toHaveAttribute('data-state', 'idle')
})

test.each([
  ['denies access', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }],
  ['has no clipboard, as on plain http', undefined],
])('reports a failure if the browser %s', async (_situation, clipboard) => {
  setClipboard(clipboard)
  completePage(button('data-copy="a"'))
  await press()
  expect(find('words')).toHaveTextContent(site.texts.copyFailed)
  expect(find('copy')).toHaveAttribute('data-state', 'failed')
})
