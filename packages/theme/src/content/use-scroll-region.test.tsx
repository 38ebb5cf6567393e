import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useScrollRegion } from './use-scroll-region'

function Region({ overflowY }: { overflowY?: 'hidden' }) {
  const { region, isWide } = useScrollRegion<HTMLDivElement>('Rows')
  return (
    <div {...region} style={{ overflowY }}>
      <p>{isWide ? 'wide' : 'narrow'}</p>
    </div>
  )
}

let observed: Element[]
let resize: () => void
beforeEach(() => {
  observed = []
  window.ResizeObserver = class {
    constructor(notify: ResizeObserverCallback) {
      resize = () => notify([], this)
    }
    observe(target: Element) {
      observed.push(target)
    }
    unobserve() {}
    disconnect() {}
  }
})

const region = () => screen.getByRole('group', { name: 'Rows' })

/** Lays out content of this size in a box of 100 by 100 pixels. */
function layOut(width: number, height: number) {
  Object.defineProperties(region(), {
    clientWidth: { configurable: true, value: 100 },
    clientHeight: { configurable: true, value: 100 },
    scrollWidth: { configurable: true, value: width },
    scrollHeight: { configurable: true, value: height },
  })
  act(() => resize())
}

test('is a tab stop only while its content is wider or taller than the box', () => {
  render(<Region />)
  layOut(100, 100)
  expect(region()).not.toHaveAttribute('tabindex')
  layOut(101, 100)
  expect(region()).toHaveAttribute('tabindex', '0')
  expect(region()).toHaveTextContent('wide')
  layOut(100, 101)
  expect(region()).toHaveAttribute('tabindex', '0')
  expect(region()).toHaveTextContent('narrow')
  layOut(100, 100)
  expect(region()).not.toHaveAttribute('tabindex')
})

test('is not a tab stop if its overflow is hidden', () => {
  render(<Region overflowY="hidden" />)
  layOut(100, 200)
  expect(region()).not.toHaveAttribute('tabindex')
})

test('is a tab stop before it is measured, and without scripts', () => {
  expect(renderToString(<Region />)).toContain('tabindex="0"')
  render(<Region />)
  expect(region()).toHaveAttribute('tabindex', '0')
})
