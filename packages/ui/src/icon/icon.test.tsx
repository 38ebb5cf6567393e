import * as React from 'react'
import type { IconData } from '@galley/core/icon-data'
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { loadIcon } from './load-icon'
import { Icon, setServedIcons } from '.'

jest.mock('./load-icon')

const ROCKET = { body: '<path d="M0 0h8v8"/>', width: 8, height: 8 }

/** Holds the answer of the source until the test sends it. */
function holdAnswer() {
  let answer: (icon?: IconData) => void = () => undefined
  jest.mocked(loadIcon).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  return (icon?: IconData) => act(async () => answer(icon))
}

beforeEach(() => {
  jest.mocked(loadIcon).mockReset().mockResolvedValue(undefined)
})

test('shows a blank square until an icon of a set has loaded', async () => {
  const answer = holdAnswer()
  const { container } = render(<Icon name="test:late" size={20} className="mark" />)
  const svg = container.querySelector('svg')
  expect(svg).toBeEmptyDOMElement()
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['20', '20'])

  await answer(ROCKET)
  expect(container.querySelector('svg')).toBe(svg)
  expect(svg).toHaveAttribute('viewBox', '0 0 8 8')
  expect(svg).toHaveClass('mark')
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['20', '20'])
  expect(loadIcon).toHaveBeenCalledWith('test:late')
})

test('renders a loaded icon at once without another request', async () => {
  const answer = holdAnswer()
  render(<Icon name="test:again" />)
  await answer(ROCKET)
  jest.mocked(loadIcon).mockClear()
  const { container } = render(<Icon name="test:again" />)
  expect(container.querySelector('path')).toBeInTheDocument()
  expect(loadIcon).not.toHaveBeenCalled()
})

test('loads another icon for a new name', async () => {
  jest.mocked(loadIcon).mockImplementation(async (name) => ({ ...ROCKET, body: `<path d="${name}"/>` }))
  const { container, rerender } = render(<Icon name="test:one" />)
  await act(async () => undefined)
  rerender(<Icon name="test:two" />)
  expect(container.querySelector('path')).not.toBeInTheDocument()
  await act(async () => undefined)
  expect(container.querySelector('path')).toHaveAttribute('d', 'test:two')
})

test('keeps the square blank for a missing icon, a failed load and an unknown name', async () => {
  const { container } = render(<Icon name="test:unknown" />)
  await act(async () => undefined)
  expect(container.querySelector('svg')).toBeEmptyDOMElement()

  jest.mocked(loadIcon).mockRejectedValue(new Error('offline'))
  const { container: offline } = render(<Icon name="test:offline" />)
  await act(async () => undefined)
  expect(offline.querySelector('svg')).toBeEmptyDOMElement()

  const { container: wrong } = render(<Icon name={'constructor' as 'check'} />)
  expect(wrong.querySelector('svg')).toBeEmptyDOMElement()
})

test('on the server, renders known icons, and blank squares for others, without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<Icon name="check" />)).toContain('<path')
  expect(renderToString(<Icon name="test:on-server" />)).toMatch(/^<svg [^>]*width="16"[^>]*><\/svg>$/)
  expect(loadIcon).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('keeps an icon that the build rendered, and sends no request', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  setServedIcons(new Map([['test:served', ROCKET]]))
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Icon name="test:served" />)
  setServedIcons(new Map())
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 8 8')

  const root = await act(async () => hydrateRoot(container, <Icon name="test:served" />))
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0 0h8v8')
  expect(loadIcon).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()

  await act(async () => root.render(<Icon name="test:other" />))
  expect(loadIcon).toHaveBeenCalledWith('test:other')
  expect(container.querySelector('svg')).toBeEmptyDOMElement()
})

test.each([
  ['arrow-right', true],
  ['lucide:panel-left', true],
  ['lucide:list', true],
  ['arrow-up-right', false],
  ['lucide:list-ordered', false],
  ['lucide:arrow-left-right', false],
  ['lucide:corner-down-left', false],
])('mirrors %s in right-to-left pages: %s', (name, isMirrored) => {
  const isMarked = (icon: React.ReactElement) => render(icon).container.firstElementChild!.hasAttribute('data-mirrored')
  expect(isMarked(<Icon name={{ ...ROCKET, name }} />)).toBe(isMirrored)
})
