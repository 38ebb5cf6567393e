import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Carousel, type CarouselProps } from '.'

const WIDTH = 400

const screens = (props: Partial<CarouselProps> = {}) => (
  <Carousel label="Screenshots" {...props}>
    <a href="#start">Start page</a>
    <a href="#article">Article</a>
    <a href="#search">Search</a>
  </Carousel>
)
const button = (name: string) => screen.getByRole('button', { name })

// jsdom lays nothing out: every box is as wide as the carousel, and slides are one after the other.
beforeAll(() => {
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => WIDTH },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        const isSlide = this.getAttribute('aria-roledescription') === 'slide'
        return isSlide ? [...this.parentElement!.children].indexOf(this) * WIDTH : 0
      },
    },
  })
  document.head.insertAdjacentHTML('beforeend', '<style>[role="group"] { margin: 0 }</style>')
  window.matchMedia = (query) =>
    ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never
})

test('goes to the next and the previous slide, says which, and stops at both ends', async () => {
  render(screens())
  expect(screen.getByRole('region', { name: 'Screenshots' })).toHaveAttribute('aria-roledescription', 'carousel')
  expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Next slide'))
  await userEvent.click(button('Next slide'))
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
  expect(button('Next slide')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Next slide'))
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
  await userEvent.click(button('Previous slide'))
  expect(screen.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert')
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3')
})

test('goes to the slide of a dot', async () => {
  render(screens())
  await userEvent.click(button('Slide 3'))
  expect(button('Slide 3')).toHaveAttribute('aria-current', 'true')
  expect(button('Slide 1')).not.toHaveAttribute('aria-current')
})

test('is moved by arrow keys from wherever the focus is in it', async () => {
  render(screens())
  button('Slide 1').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
})

test('keeps the arrow keys when the slide that had the focus goes', async () => {
  render(screens())
  screen.getByText('Start page').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
  expect(screen.getByRole('region')).toHaveFocus()
})

test('leaves the arrow keys to a field in a slide', async () => {
  render(
    <Carousel label="Fields">
      <input aria-label="Name" />
      <p>Second</p>
    </Carousel>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'a{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2')
})

test('puts what is hidden out of reach', async () => {
  render(screens())
  const slide = screen.getByText('Article').closest('[role=group]')
  expect(slide).toHaveAttribute('inert')
  await userEvent.click(button('Next slide'))
  expect(slide).not.toHaveAttribute('inert')
})

test('goes round when it is a loop', async () => {
  render(screens({ loop: true }))
  expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(button('Previous slide'))
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
})

test('never moves by itself', () => {
  jest.useFakeTimers()
  render(screens({ loop: true }))
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
  jest.useRealTimers()
})

test('one slide needs no controls', () => {
  render(<Carousel label="One">{[<p key="a">Only</p>]}</Carousel>)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('renders every slide on the server without a warning, and none out of reach', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(screens())
  for (const words of ['Start page', 'Article', 'Search']) expect(html).toContain(words)
  expect(html).not.toContain('inert')
  expect(error).not.toHaveBeenCalled()
})
