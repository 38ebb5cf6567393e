import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs, TabsList, TabsPanel, TabsTrigger } from './tabs'

const example = (
  <Tabs defaultValue="a">
    <TabsList aria-label="Systems">
      <TabsTrigger value="a">Linux</TabsTrigger>
      <TabsTrigger value="b">macOS</TabsTrigger>
    </TabsList>
    <TabsPanel value="a" label="Linux">
      apt
    </TabsPanel>
    <TabsPanel value="b" label="macOS">
      brew
    </TabsPanel>
  </Tabs>
)

test('arrow keys move between tabs and show their panels', async () => {
  render(example)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('brew')).toHaveAttribute('data-state', 'active')
  await userEvent.keyboard('{Home}')
  expect(screen.getByText('apt')).toHaveAttribute('data-state', 'active')
})

test('the server renders every panel', () => {
  const html = renderToString(example)
  expect(html).toContain('apt')
  expect(html).toContain('brew')
})

test('a tab outside its parent names what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<TabsTrigger value="a">Alone</TabsTrigger>)).toThrow('`TabsTrigger` must be used within `Tabs`')
})
