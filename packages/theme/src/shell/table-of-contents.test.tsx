import * as React from 'react'
import { reportPageShown } from '@galley/start/page-shown'
import { startReadingPosition } from '@galley/start/reading-position'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TableOfContents, TableOfContentsFold } from './table-of-contents'

const toc = [
  { id: 'install', depth: 2, text: 'Install', children: [{ id: 'with-npm', depth: 3, text: 'With npm' }] },
  { id: 'configure', depth: 2, text: 'Configure' },
]

test('nests headings of the third level', () => {
  render(<TableOfContents toc={toc} />)
  const nav = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(nav.getByRole('link', { name: 'With npm' })).toHaveAttribute('href', '#with-npm')
  expect(nav.getAllByRole('list')).toHaveLength(2)
})

test('keeps the current heading that the start script marked when React renders again', async () => {
  startReadingPosition()
  const page = () => (
    <>
      <TableOfContentsFold toc={[...toc]} />
      <TableOfContents toc={[...toc]} />
      <h2 id="install">Install</h2>
    </>
  )
  // jsdom has no layout: every element is at the top of the screen.
  const { rerender } = render(page())
  reportPageShown()
  await act(() => new Promise(requestAnimationFrame))
  rerender(page())
  const current = screen.getAllByRole('link', { current: 'location' })
  expect(current.map((link) => link.textContent)).toEqual(['Install', 'Install'])
  expect(document.querySelector('summary')).toHaveTextContent('On this pageInstall')
})

test('closes the collapsible table on Escape and restores the focus', async () => {
  render(<TableOfContentsFold toc={toc} />)
  const summary = screen.getByText('On this page')
  await userEvent.click(summary)
  expect(screen.getByRole('group')).toHaveAttribute('open')
  screen.getByRole('link', { name: 'Configure' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  expect(summary).toHaveFocus()
})

test.each([TableOfContents, TableOfContentsFold])('renders nothing without headings', (Component) => {
  const { container } = render(<Component toc={[]} />)
  expect(container).toBeEmptyDOMElement()
})
