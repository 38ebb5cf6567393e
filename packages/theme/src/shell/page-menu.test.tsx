import * as React from 'react'
import { requestText } from '@galley/core/request'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageMenu } from './page-menu'

jest.mock('@galley/core/request')

const menu = <PageMenu page={{ path: '/docs/install', title: 'Install', file: 'docs/1.install.md' }} />
const writeText = jest.fn(async () => undefined)

/** Renders the menu with a clipboard that writes texts which are still loading. */
function visit() {
  const user = userEvent.setup()
  const write = async ([item]: { items: Record<string, Promise<Blob>> }[]) => void (await item!.items['text/plain'])
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write, writeText } })
  globalThis.ClipboardItem = class {
    constructor(readonly items: Record<string, Promise<Blob>>) {}
  } as unknown as typeof ClipboardItem
  render(menu)
  return user
}

test('reports that the text could not be loaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.mocked(requestText).mockRejectedValue(new Error('/docs/install.md answered 503.'))
  const user = visit()
  await user.click(screen.getByRole('button', { name: 'Copy page' }))
  expect(await screen.findByText('Copying failed: the text could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible()
})

test('opens by keyboard with all actions', async () => {
  const user = visit()
  screen.getByRole('button', { name: 'More about this page' }).focus()
  await user.keyboard('{Enter}')
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Copy page as Markdown',
    'Copy link',
    expect.stringContaining('View as Markdown'),
    expect.stringContaining('Edit this page'),
    expect.stringContaining('Report a problem'),
  ])
  expect(screen.getByRole('menuitem', { name: /View as Markdown/ })).toHaveAttribute('href', '/docs/install.md')
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }))
  expect(writeText).toHaveBeenCalledWith(location.href)
})

test('quotes the text that was selected before the menu opened', async () => {
  const user = userEvent.setup()
  render(
    <main>
      <p>A wrong word.</p>
      {menu}
    </main>,
  )
  getSelection()!.selectAllChildren(screen.getByText('A wrong word.'))
  await user.click(screen.getByRole('button', { name: 'More about this page' }))
  const report = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: /Report a problem/ })
  expect(new URL(report.href).searchParams.get('body')).toContain('> A wrong word.')
})
