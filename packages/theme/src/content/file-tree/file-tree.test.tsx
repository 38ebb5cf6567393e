import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { FileTree } from './file-tree'

/** A rendered Markdown list, with line breaks between its parts. */
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

test('renders a nested list as a folder with files', () => {
  render(<FileTree>{list}</FileTree>)
  expect(screen.getByRole('group', { name: 'Files' })).toBeInTheDocument()
  const folder = rowOf('src')
  expect(within(folder).getAllByRole('listitem')).toHaveLength(4)
  expect(within(folder).getByText('my file.md')).toBeInTheDocument()
  expect(folder).not.toContainElement(screen.getByText('package.json'))
})

test('shows the text after a name as a note, with its markup', () => {
  render(<FileTree>{list}</FileTree>)
  expect(rowOf('site.ts')).toHaveTextContent('site.ts name and header')
  expect(within(rowOf('empty')).getByRole('link', { name: 'filled later' })).toHaveAttribute('href', '#later')
  expect(screen.getByText('what is needed')).toBeInTheDocument()
})

test('marks highlighted names, and treats a trailing slash as a folder', () => {
  render(<FileTree>{list}</FileTree>)
  expect(screen.getByText('site.ts').tagName).toBe('MARK')
  expect(screen.getByText('package.json').tagName).toBe('SPAN')
  expect(screen.getByText('empty')).toHaveTextContent('empty/')
})

test('opens all folders, or as many levels as "depth"', () => {
  const { rerender } = render(<FileTree>{list}</FileTree>)
  expect(rowOf('src').firstElementChild).toHaveAttribute('open')
  rerender(
    <FileTree key="closed" depth="0">
      {list}
    </FileTree>,
  )
  expect(rowOf('src').firstElementChild).not.toHaveAttribute('open')
})

test('closes a folder when the reader presses it', async () => {
  render(<FileTree>{list}</FileTree>)
  const summary = screen.getByText('src').closest('summary')!
  await userEvent.click(summary)
  expect(summary.parentElement).not.toHaveAttribute('open')
})

test('renders on the server without a warning', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<FileTree>{list}</FileTree>)).toContain('site.ts')
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
