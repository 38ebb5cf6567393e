import * as React from 'react'
import { render } from '@testing-library/react'
import { Icon } from './icon'
import { icons } from './icons'

test('every icon of the interface has a drawing', () => {
  for (const [name, drawing] of Object.entries(icons))
    expect([name, drawing.body]).toEqual([name, expect.stringContaining('<')])
})

test('is hidden from screen readers and keeps its size', () => {
  const { container } = render(<Icon name="sun" size={20} />)
  const svg = container.querySelector('svg')
  expect(svg).toHaveAttribute('aria-hidden', 'true')
  expect(svg).toHaveAttribute('width', '20')
  expect(svg?.innerHTML).toContain('<circle')
})

test('draws what came with the content', () => {
  const { container } = render(<Icon icon={{ body: '<path d="M0 0h8v8"/>', width: 8, height: 8 }} />)
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 8 8')
  expect(container.querySelector('path')).toHaveAttribute('d', 'M0 0h8v8')
})
