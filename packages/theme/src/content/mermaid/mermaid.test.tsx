import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { RENDER_AHEAD_PX } from './mermaid'
import { renderDiagram } from './render-diagram'
import { Mermaid, renderDiagrams } from '.'

jest.mock('./render-diagram', () => ({ renderDiagram: jest.fn() }))
const renderMock = jest.mocked(renderDiagram)

let comeNear: () => Promise<void>
let options: IntersectionObserverInit | undefined

beforeEach(() => {
  renderMock.mockReset()
  renderMock.mockImplementation(async (id, source, mode) => ({
    svg: `<svg id="${id}"><text>${source} in ${mode}</text></svg>`,
    width: 400,
  }))
  window.IntersectionObserver = class {
    constructor(notify: IntersectionObserverCallback, given?: IntersectionObserverInit) {
      options = given
      comeNear = () =>
        act(async () =>
          notify([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
        )
    }
    observe = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

test('shows its source until the reader scrolls near', async () => {
  render(<Mermaid source="a --> b" title="How it works" />)
  expect(screen.getByRole('group', { name: 'How it works' })).toHaveTextContent('a --> b')
  expect(renderMock).not.toHaveBeenCalled()
  expect(options).toEqual({ rootMargin: `${RENDER_AHEAD_PX}px 0px` })
})

test('is rendered once per mode with its accessible name, in a region that scrolls', async () => {
  const { container } = render(<Mermaid source="a" title="Tom & Jerry" />)
  await comeNear()
  expect(screen.getByText('a in light')).toBeInTheDocument()
  expect(screen.getByText('a in dark')).toBeInTheDocument()
  expect(container.querySelector('svg')).toHaveAttribute('aria-label', 'Tom & Jerry')
  expect(screen.getByRole('button', { name: 'Enlarge: Tom & Jerry' })).toBeInTheDocument()
  expect(screen.queryByText('a')).not.toBeInTheDocument()
  const region = screen.getByRole('group', { name: 'Tom & Jerry' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(within(region).getByText('a in light').closest('div')).toHaveStyle({ '--drawing-width': '400px' })
})

test('keeps an accessible name from the source', async () => {
  renderMock.mockResolvedValue({ svg: '<svg aria-labelledby="t"><title id="t">Preview</title></svg>', width: 10 })
  const { container } = render(<Mermaid source="a" />)
  await comeNear()
  expect(container.querySelector('svg')).not.toHaveAttribute('aria-label')
})

test('reports an error under the source', async () => {
  renderMock.mockRejectedValue(new Error('Parse error on line 3'))
  render(<Mermaid source="a -->" />)
  await comeNear()
  expect(screen.getByRole('alert')).toHaveTextContent('The diagram cannot be rendered:Parse error on line 3')
  expect(screen.getByText('a -->')).toBeVisible()
})

test('reserves the given height', () => {
  const { container } = render(<Mermaid source="a --> b" height={320} />)
  expect(container.querySelector('figure > div')).toHaveStyle({ minHeight: '320px' })
})

test('renders diagrams in printed HTML, and keeps the source of an invalid diagram', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  renderMock.mockRejectedValueOnce(new Error('Parse error'))
  const text = document.body.appendChild(document.createElement('div'))
  text.innerHTML = renderToString(
    <>
      <Mermaid source="a --" />
      <Mermaid source="a --> b" />
    </>,
  )
  await renderDiagrams(text)
  expect(screen.getByText('a --')).toBeInTheDocument()
  expect(screen.getByText('a --> b in light').closest('svg')).toBeInTheDocument()
  expect(warn).toHaveBeenCalledTimes(1)
  text.remove()
})
