import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { Callout } from './callout'

test('shows only the title of a collapsible callout until the reader presses the title', () => {
  render(
    <Callout type="warning" title="Mind the gap" collapsible>
      It is wide.
    </Callout>,
  )
  expect(screen.getByRole('note', { name: 'Mind the gap' })).toBeVisible()
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  screen.getByText('Mind the gap').click()
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('replaces the default icon', () => {
  const icon = { body: '<path d="M1 1"/>', width: 24, height: 24 }
  const { container } = render(<Callout type="tip" icon={icon} />)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  expect(container.querySelector('path')).toHaveAttribute('d', 'M1 1')
})
