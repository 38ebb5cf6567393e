import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Collapsible } from '.'

test('is closed by default, and open with "open"', () => {
  const { rerender } = render(<Collapsible label="More">The rest</Collapsible>)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  rerender(
    <Collapsible key="open" label="More" open>
      The rest
    </Collapsible>,
  )
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('opens when the reader presses its label', () => {
  render(<Collapsible label="More">The rest</Collapsible>)
  screen.getByText('More').click()
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('renders the collapsed content on the server', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<Collapsible label="More">The rest</Collapsible>)).toContain('The rest')
  expect(complain).not.toHaveBeenCalled()
})
