import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

// jsdom has no layout, so the test defines the width and the positions of the slides.
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

test('shows the next and previous slide, announces the position, and stops at both ends', async () => {
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

test('shows the slide of a pressed dot', async () => {
  render(screens())
  await userEvent.click(button('Slide 3'))
  expect(button('Slide 3')).toHaveAttribute('aria-current', 'true')
  expect(button('Slide 1')).not.toHaveAttribute('aria-current')
})

test('moves with the arrow keys wherever the focus is inside', async () => {
  render(screens())
  button('Slide 1').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
})

test('moves the focus to the carousel when the focused slide leaves', async () => {
  render(screens())
  screen.getByText('Start page').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
  expect(screen.getByRole('region')).toHaveFocus()
})

test('ignores arrow keys in a field', async () => {
  render(
    <Carousel label="Fields">
      <input aria-label="Name" />
      <p>Second</p>
    </Carousel>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'a{ArrowRight}')
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2')
})

test('in a loop, goes back from the first slide to the last', async () => {
  render(screens({ loop: true }))
  expect(button('Previous slide')).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(button('Previous slide'))
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
})
