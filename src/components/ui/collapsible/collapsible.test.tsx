import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '.'

const more = (props: { defaultOpen?: boolean } = {}) => (
  <Collapsible {...props}>
    <CollapsibleTrigger>More</CollapsibleTrigger>
    <CollapsibleContent>The rest</CollapsibleContent>
  </Collapsible>
)

test('opens and closes by keyboard and says which', async () => {
  render(more())
  const trigger = screen.getByRole('button', { name: 'More', expanded: false })
  expect(screen.queryByText('The rest')).not.toBeInTheDocument()

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('The rest')).toBeVisible()

  await userEvent.keyboard(' ')
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('The rest')).not.toBeInTheDocument()
})

test('renders on the server without a warning, and nothing of what is folded away', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(more({ defaultOpen: true }))).toContain('The rest')
  expect(renderToString(more())).not.toContain('The rest')
  expect(error).not.toHaveBeenCalled()
})

test('a part outside names its parent', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<CollapsibleTrigger>More</CollapsibleTrigger>)).toThrow('`Collapsible`')
})
