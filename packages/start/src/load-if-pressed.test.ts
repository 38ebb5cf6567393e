/** @jest-environment jsdom */
import { loadIfPressed } from './load-if-pressed'

test.each([
  ['was pressed', '<button aria-label="Open" data-waiting></button>', 1],
  ['was not pressed', '<button aria-label="Open"></button><button data-waiting></button>', 0],
])('loads the code of a control at once only if the control was pressed: %s', (_, html, times) => {
  document.body.innerHTML = html
  const load = jest.fn().mockRejectedValue(new Error('offline'))
  loadIfPressed('[aria-label="Open"]', load)
  expect(load).toHaveBeenCalledTimes(times)
})
