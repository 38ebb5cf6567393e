import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileTree } from './file-tree'

/** Shows a rendered Markdown list, with line breaks between its parts. */
const show = (depth?: string) =>
  render(
    <FileTree depth={depth}>
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
    </FileTree>,
  )
const rowOf = (name: string) => screen.getByText(name).closest('li')!

test('renders a nested list as a folder with files', () => {
  show()
  expect(screen.getByRole('group', { name: 'Files' })).toBeInTheDocument()
  const folder = rowOf('src')
  expect(within(folder).getAllByRole('listitem')).toHaveLength(4)
  expect(within(folder).getByText('my file.md')).toBeInTheDocument()
  expect(screen.getByText('empty')).toHaveTextContent('empty/')
  expect(folder).not.toContainElement(screen.getByText('package.json'))
})

test('marks highlighted names, and shows the text after a name as a note, with its markup', () => {
  show()
  expect(screen.getByText('site.ts').tagName).toBe('MARK')
  expect(screen.getByText('package.json').tagName).toBe('SPAN')
  expect(rowOf('site.ts')).toHaveTextContent('site.ts name and header')
  expect(within(rowOf('empty')).getByRole('link', { name: 'filled later' })).toHaveAttribute('href', '#later')
  expect(screen.getByText('what is needed')).toBeInTheDocument()
})

test('opens all folders, until the reader closes a folder', async () => {
  show()
  const summary = screen.getByText('src').closest('summary')!
  expect(summary.parentElement).toHaveAttribute('open')
  await userEvent.click(summary)
  expect(summary.parentElement).not.toHaveAttribute('open')
})

test('opens as many levels of folders as "depth"', () => {
  show('0')
  expect(rowOf('src').firstElementChild).not.toHaveAttribute('open')
})
