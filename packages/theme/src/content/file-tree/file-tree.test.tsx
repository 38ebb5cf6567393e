import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { FileTree } from './file-tree'

/** As Markdown renders a list: with line breaks between its parts. */
const list = (
  <ul>
    {'\n'}
    <li>
      {'src\n'}
      <ul>
        <li>
          <strong>site.ts</strong> name and <code>header</code>
        </li>
        <li>
          empty/ <a href="#later">filled later</a>
        </li>
        <li>
          <code>my file.md</code>
        </li>
        <li>…</li>
      </ul>
    </li>
    {'\n'}
    <li>
      <p>package.json what is needed</p>
    </li>
  </ul>
)
const rowOf = (name: string) => screen.getByText(name).closest('li')!

test('a nested list is a folder, whose files it holds', () => {
  render(<FileTree>{list}</FileTree>)
  expect(screen.getByRole('group', { name: 'Files' })).toBeInTheDocument()
  const folder = rowOf('src')
  expect(within(folder).getAllByRole('listitem')).toHaveLength(4)
  expect(within(folder).getByText('my file.md')).toBeInTheDocument()
  expect(folder).not.toContainElement(screen.getByText('package.json'))
})

test('words behind a name are said of it, with what is marked up in them', () => {
  render(<FileTree>{list}</FileTree>)
  expect(rowOf('site.ts')).toHaveTextContent('site.ts name and header')
  expect(within(rowOf('empty')).getByRole('link', { name: 'filled later' })).toHaveAttribute('href', '#later')
  expect(screen.getByText('what is needed')).toBeInTheDocument()
})

test('what the author points at is marked, and a slash makes a folder', () => {
  render(<FileTree>{list}</FileTree>)
  expect(screen.getByText('site.ts').tagName).toBe('MARK')
  expect(screen.getByText('package.json').tagName).toBe('SPAN')
  expect(screen.getByText('empty')).toHaveTextContent('empty/')
})

test('folders are open, or as many levels of them as the author says', () => {
  const { rerender } = render(<FileTree>{list}</FileTree>)
  expect(rowOf('src').firstElementChild).toHaveAttribute('open')
  rerender(
    <FileTree key="closed" depth="0">
      {list}
    </FileTree>,
  )
  expect(rowOf('src').firstElementChild).not.toHaveAttribute('open')
})

test('a folder closes and opens by keyboard and mouse, as its element does', async () => {
  render(<FileTree>{list}</FileTree>)
  const summary = screen.getByText('src').closest('summary')!
  await userEvent.click(summary)
  expect(summary.parentElement).not.toHaveAttribute('open')
})

test('the server renders it without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<FileTree>{list}</FileTree>)).toContain('site.ts')
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
