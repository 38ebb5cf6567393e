import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Collapsible, CollapsibleContent, type CollapsibleProps, CollapsibleTrigger } from '.'

const more = (props: CollapsibleProps = {}) => (
  <Collapsible {...props}>
    <CollapsibleTrigger>More</CollapsibleTrigger>
    <CollapsibleContent>The rest</CollapsibleContent>
  </Collapsible>
)
const press = () => userEvent.click(screen.getByRole('button', { name: 'More' }))

test('opens and closes by keyboard and exposes the state', async () => {
  render(more())
  const trigger = screen.getByRole('button', { name: 'More', expanded: false })
  expect(screen.queryByText('The rest')).not.toBeInTheDocument()

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(trigger).toHaveAttribute('aria-controls', screen.getByText('The rest').id)

  await userEvent.keyboard(' ')
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  expect(trigger).not.toHaveAttribute('aria-controls')
  expect(screen.queryByText('The rest')).not.toBeInTheDocument()
})

test('merges into the given elements, which keep their own handlers', async () => {
  const handleClick = jest.fn((event: React.MouseEvent) => {
    if (event.shiftKey) event.preventDefault()
  })
  render(
    <ul>
      <Collapsible asChild>
        <li className="own">
          <CollapsibleTrigger asChild>
            <button onClick={handleClick}>More</button>
          </CollapsibleTrigger>
          <CollapsibleContent asChild>
            <p>The rest</p>
          </CollapsibleContent>
        </li>
      </Collapsible>
    </ul>,
  )
  expect(screen.getByRole('listitem')).toHaveClass('own')
  expect(screen.queryByText('The rest')).not.toBeInTheDocument()
  await press()
  expect(screen.getByText('The rest').tagName).toBe('P')

  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(handleClick).toHaveBeenCalledTimes(2)
  expect(screen.getByText('The rest')).toBeInTheDocument()
})
