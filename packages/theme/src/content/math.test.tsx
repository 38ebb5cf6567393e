import * as React from 'react'
import { MATH_STYLES } from '@galley/core/math-styles'
import { render, screen, within } from '@testing-library/react'
import { Math, MathBlock } from './math'

test('renders inline and block formulas with one style sheet, and makes a block scrollable by keyboard', () => {
  render(
    <>
      <p>
        Let <Math html="<b>x</b>" /> be.
      </p>
      <MathBlock html="<b>y</b>" />
    </>,
  )
  expect(screen.getByText('x').closest('p')).toHaveTextContent('Let x be.')
  const formula = screen.getByRole('group', { name: 'Formula' })
  expect(formula).toHaveAttribute('tabindex', '0')
  expect(within(formula).getByText('y')).toBeVisible()
  expect(document.head.querySelectorAll(`link[rel="stylesheet"][href="${MATH_STYLES}"]`)).toHaveLength(1)
})
