import * as React from 'react'
import { MATH_STYLES } from '@galley/core/math-styles'
import { render, screen, within } from '@testing-library/react'
import { Math, MathBlock } from '.'

const html = '<span class="katex">x</span>'

test('renders a formula inline', () => {
  render(
    <p>
      Let <Math html={html} /> be.
    </p>,
  )
  expect(screen.getByText('x').closest('p')).toHaveTextContent('Let x be.')
})

test('makes a block formula scrollable by keyboard', () => {
  render(<MathBlock html={html} />)
  const formula = screen.getByRole('group', { name: 'Formula' })
  expect(formula).toHaveAttribute('tabindex', '0')
  expect(within(formula).getByText('x')).toBeVisible()
})

test('loads the style sheet of formulas once', () => {
  render(
    <>
      <Math html={html} />
      <MathBlock html={html} />
    </>,
  )
  expect(document.head.querySelectorAll(`link[rel="stylesheet"][href="${MATH_STYLES}"]`)).toHaveLength(1)
})
