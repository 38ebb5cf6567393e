import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Collapsible } from '.'

test('is closed until it is opened, or open from the start', () => {
  const { rerender } = render(<Collapsible label="More">The rest</Collapsible>)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  rerender(
    <Collapsible key="open" label="More" open>
      The rest
    </Collapsible>,
  )
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('the reader opens it by its label', () => {
  render(<Collapsible label="More">The rest</Collapsible>)
  screen.getByText('More').click()
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('the server sends what is folded away too', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<Collapsible label="More">The rest</Collapsible>)).toContain('The rest')
  expect(complain).not.toHaveBeenCalled()
})
