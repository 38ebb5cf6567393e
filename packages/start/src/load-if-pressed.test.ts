/** @jest-environment jsdom */
import { loadIfPressed } from './load-if-pressed'

test.each([
  ['has been pressed', '<button aria-label="Open" data-waiting></button>', 1],
  ['waits, but another one was pressed', '<button aria-label="Open"></button><button data-waiting></button>', 0],
])('the code of a control that %s', (_, html, times) => {
  document.body.innerHTML = html
  const load = jest.fn().mockRejectedValue(new Error('offline'))
  loadIfPressed('[aria-label="Open"]', load)
  expect(load).toHaveBeenCalledTimes(times)
})
