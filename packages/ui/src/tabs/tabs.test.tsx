import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

describe('in a page that reads from right to left', () => {
  beforeEach(() => void (document.dir = 'rtl'))
  afterEach(() => void (document.dir = ''))

  const pressLeft = async (tabs: React.ReactElement) => {
    const { container } = render(tabs)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    return container.firstElementChild
  }

  test('the left arrow key shows the next panel, and the markup has the direction of the page', async () => {
    expect(await pressLeft(example)).not.toHaveAttribute('dir')
    expect(screen.getByText('brew')).toHaveAttribute('data-state', 'active')
  })

  test('tabs of code keep their own direction', async () => {
    const last = React.cloneElement(example, { dir: 'ltr', defaultValue: 'b' })
    expect(await pressLeft(last)).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText('apt')).toHaveAttribute('data-state', 'active')
  })
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

  test('ignores a match in nested tabs', () => {
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
