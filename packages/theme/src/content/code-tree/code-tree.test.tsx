import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { CodeBlock } from '../code-block'
import { CodeTree } from './code-tree'
import { FileBrowser } from './file-browser'
import { groupFiles } from './group-files'

const file = (filename: string, text: string) => ({
  html: `<span class="line">${text}</span>`,
  language: 'ts',
  filename,
})
const files = [file('src/site.ts', 'name'), file('package.json', 'version'), file('src/ui/button.ts', 'press')]

async function show() {
  await act(async () => {
    render(
      <CodeTree>
        {files.map((props) => (
          <CodeBlock key={props.filename} {...props} />
        ))}
      </CodeTree>,
    )
  })
  await screen.findByRole('group', { name: 'Files' })
}

test('builds a tree of paths, with each folder at the position of its first file', () => {
  const shape = (entries: ReturnType<typeof groupFiles>): unknown[] =>
    entries.map(({ name, entries }) => (entries.length > 0 ? { [name]: shape(entries) } : name))
  expect(shape(groupFiles(files.map(({ filename }) => filename)))).toEqual([
    { src: ['site.ts', { ui: ['button.ts'] }] },
    'package.json',
  ])
})

test('shows the first file, and another when the reader selects it', async () => {
  await show()
  expect(screen.getByRole('button', { name: 'site.ts' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('group', { name: 'src/site.ts' }).closest('[data-hidden]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'button.ts' }))
  expect(screen.getByRole('button', { name: 'site.ts' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('group', { name: 'src/ui/button.ts' }).closest('[data-hidden]')).toBeNull()
  expect(screen.getByText('name').closest('[data-hidden]')).not.toBeNull()
})

test('shows a file in which the browser finds a match', async () => {
  await show()
  const pane = screen.getByText('press').closest('[data-hidden]')!
  expect(pane).toHaveAttribute('hidden', 'until-found')
  fireEvent(pane, new Event('beforematch', { bubbles: true }))
  expect(screen.getByRole('button', { name: 'button.ts' })).toHaveAttribute('aria-current', 'true')
  expect(pane).not.toHaveAttribute('hidden')
  expect(screen.getByText('name').closest('[data-hidden]')).toHaveAttribute('hidden', 'until-found')
})

test('selects a file by keyboard', async () => {
  await show()
  screen.getByRole('button', { name: 'package.json' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'package.json' })).toHaveAttribute('aria-current', 'true')
})

test('renders every file on the server without a warning', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToString(<FileBrowser blocks={files} />)
  for (const text of ['name', 'version', 'press']) expect(html).toContain(text)
  expect(complain).not.toHaveBeenCalled()
  complain.mockRestore()
})
