import * as React from 'react'
import { reportPageShown } from '@galley/start/page-shown'
import { startReadingPosition } from '@galley/start/reading-position'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { TableOfContents, TableOfContentsFold } from '.'

const toc = [
  { id: 'install', depth: 2, text: 'Install', children: [{ id: 'with-npm', depth: 3, text: 'With npm' }] },
  { id: 'configure', depth: 2, text: 'Configure' },
]

test('lists headings, those of the third level inside', () => {
  render(<TableOfContents toc={toc} />)
  const nav = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(nav.getByRole('link', { name: 'With npm' })).toHaveAttribute('href', '#with-npm')
  expect(nav.getAllByRole('list')).toHaveLength(2)
})

test('what a script has marked stays when the page is rendered again, beside the page and folded', async () => {
  startReadingPosition()
  const page = (title: string) => (
    <>
      <TableOfContentsFold toc={toc} title={title} />
      <TableOfContents toc={toc} title={title} />
      <h2 id="install">Install</h2>
    </>
  )
  // jsdom lays nothing out: all of it is at the top of the screen, under the header.
  const { rerender } = render(page('Here'))
  reportPageShown()
  await act(() => new Promise(requestAnimationFrame))
  rerender(page('On this page'))
  const current = screen.getAllByRole('link', { current: 'location' })
  expect(current.map((link) => link.textContent)).toEqual(['Install', 'Install'])
  expect(document.querySelector('summary')).toHaveTextContent('On this pageInstall')
})

test('the fold closes with Escape, which gives the focus back', async () => {
  render(<TableOfContentsFold toc={toc} />)
  const summary = screen.getByText('On this page')
  await userEvent.click(summary)
  expect(screen.getByRole('group')).toHaveAttribute('open')
  screen.getByRole('link', { name: 'Configure' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  expect(summary).toHaveFocus()
})

test.each([TableOfContents, TableOfContentsFold])('is not there on a page without headings', (Component) => {
  const { container } = render(<Component toc={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('renders on the server without a warning, folded or not', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<TableOfContents toc={toc} />)).toContain('href="#install"')
  expect(renderToString(<TableOfContentsFold toc={toc} />)).toContain('<summary')
  expect(error).not.toHaveBeenCalled()
})
