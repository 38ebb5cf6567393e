import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Tabs, TabsList, TabsPanel, TabsTrigger } from '.'

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

test('shows the panels by arrow keys', async () => {
  render(example)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('brew')).toHaveAttribute('data-state', 'active')
  await userEvent.keyboard('{Home}')
  expect(screen.getByText('apt')).toHaveAttribute('data-state', 'active')
})

test('moves up and down in a vertical list and skips disabled tabs', async () => {
  render(
    <Tabs defaultValue="a" orientation="vertical">
      <TabsList aria-label="Systems">
        <TabsTrigger value="a">Linux</TabsTrigger>
        <TabsTrigger value="b" disabled>
          Windows
        </TabsTrigger>
        <TabsTrigger value="c" icon="terminal">
          macOS
        </TabsTrigger>
      </TabsList>
      <TabsPanel value="a" label="Linux" />
      <TabsPanel value="b" label="Windows" />
      <TabsPanel value="c" label="macOS" />
    </Tabs>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Linux' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(screen.getByRole('tab', { name: 'Windows' }))
  expect(screen.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
})

test('scrolls a selected tab into view', async () => {
  render(example)
  const tab = screen.getByRole('tab', { name: 'macOS' })
  const scroll = jest.spyOn(tab, 'scrollIntoView')
  await userEvent.click(tab)
  expect(scroll).toHaveBeenCalled()
})

describe('a closed panel', () => {
  const panelOf = (words: string) => screen.getByText(words)
  const find = (words: string) => fireEvent(panelOf(words), new Event('beforematch', { bubbles: true }))

  test('opens when find-in-page matches its content', () => {
    render(example)
    expect(panelOf('apt')).not.toHaveAttribute('hidden')
    expect(panelOf('brew')).toHaveAttribute('hidden', 'until-found')
    find('brew')
    expect(screen.getByRole('tab', { name: 'macOS' })).toHaveAttribute('aria-selected', 'true')
    expect(panelOf('brew')).not.toHaveAttribute('hidden')
    expect(panelOf('apt')).toHaveAttribute('hidden', 'until-found')
  })

  test('ignores a match in tabs inside it', () => {
    render(
      <Tabs defaultValue="a">
        <TabsList>
          <TabsTrigger value="a">A</TabsTrigger>
          <TabsTrigger value="b">B</TabsTrigger>
        </TabsList>
        <TabsPanel value="a" label="A" />
        <TabsPanel value="b" label="B">
          {example}
        </TabsPanel>
      </Tabs>,
    )
    find('brew')
    expect(screen.getByRole('tab', { name: 'A' })).toHaveAttribute('aria-selected', 'true')
    expect(panelOf('brew')).not.toHaveAttribute('hidden')
  })

  test('calls onReveal instead of onValueChange', () => {
    const [handleChange, handleReveal] = [jest.fn(), jest.fn()]
    render(
      <Tabs value="a" onValueChange={handleChange} onReveal={handleReveal}>
        <TabsPanel value="a" label="A" />
        <TabsPanel value="b" label="B">
          brew
        </TabsPanel>
      </Tabs>,
    )
    find('brew')
    expect(handleReveal).toHaveBeenCalledWith('b')
    expect(handleChange).not.toHaveBeenCalled()
  })
})

test('follows a controlled value', async () => {
  const handleChange = jest.fn()
  render(
    <Tabs value="a" onValueChange={handleChange}>
      <TabsList>
        <TabsTrigger value="a">A</TabsTrigger>
        <TabsTrigger value="b">B</TabsTrigger>
      </TabsList>
    </Tabs>,
  )
  await userEvent.click(screen.getByRole('tab', { name: 'B' }))
  expect(handleChange).toHaveBeenCalledWith('b')
  expect(screen.getByRole('tab', { name: 'A' })).toHaveAttribute('aria-selected', 'true')
})

test('renders every panel on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(example)
  expect(html).toContain('apt')
  expect(html).toContain('brew')
  expect(error).not.toHaveBeenCalled()
})
