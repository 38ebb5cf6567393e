import * as React from 'react'
import { onPageShown } from '@galley/start/page-shown'
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { onDemand } from './on-demand'

const Shout = ({ children }: { children?: React.ReactNode }) => <strong>{children}!</strong>

test('shows the children until the code has loaded', async () => {
  let arrive: (part: typeof Shout) => void = () => undefined
  const Late = onDemand(() => new Promise<typeof Shout>((resolve) => (arrive = resolve)))
  await act(async () => void render(<Late>Words</Late>))
  expect(screen.getByText('Words')).toBeVisible()
  await act(async () => arrive(Shout))
  expect(screen.getByRole('strong')).toHaveTextContent('Words!')
})

test('with loaded code, renders at once and hydrates the HTML of the server in place', async () => {
  const Late = onDemand(async () => Shout)
  await Late.prepare()
  const { container } = render(<Late>Words</Late>)
  expect(container.innerHTML).toBe('<strong>Words!</strong>')
  const served = document.createElement('div')
  served.innerHTML = '<!--$--><strong>Words<!-- -->!</strong><!--/$-->'
  const strong = served.querySelector('strong')
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => void hydrateRoot(served, <Late>Words</Late>))
  expect(served.querySelector('strong')).toBe(strong)
  expect(complain).not.toHaveBeenCalled()
})

test('keeps the children offline and loads the code when the network is back', async () => {
  const load = jest.fn<Promise<typeof Shout>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Shout)
  const Late = onDemand(load)
  await act(async () => void render(<Late>Words</Late>))
  expect(screen.getByText('Words')).toBeVisible()
  expect(screen.queryByRole('strong')).not.toBeInTheDocument()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('strong')).toHaveTextContent('Words!')
})

test('replays earlier events and reports the page as shown once the code has loaded', async () => {
  const Late = onDemand(async () => Shout)
  const handleShown = jest.fn()
  onPageShown(handleShown)
  const replay = jest.spyOn(window, 'replayEarlyEvents')
  await act(async () => void render(<Late>Words</Late>))
  expect(handleShown).toHaveBeenCalledTimes(1)
  expect(replay).toHaveBeenCalledTimes(1)
})

describe('the target of the hash', () => {
  const Heading = () => <h2 id="part">Part</h2>
  const scrollIntoView = jest.fn()

  beforeEach(() => {
    scrollIntoView.mockClear()
    Element.prototype.scrollIntoView = scrollIntoView
    window.history.replaceState(null, '', '#part')
  })
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('scrolls the target into view when it renders later', async () => {
    const Late = onDemand(async () => Heading)
    await act(async () => void render(<Late />))
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  test('does not scroll if the HTML of the server contains the target', async () => {
    const Late = onDemand(async () => Heading)
    const served = document.body.appendChild(document.createElement('div'))
    served.innerHTML = '<!--$--><h2 id="part">Part</h2><!--/$-->'
    await act(async () => void hydrateRoot(served, <Late />))
    expect(scrollIntoView).not.toHaveBeenCalled()
    served.remove()
  })
})
