import * as React from 'react'
import { requestText } from '@galley/core/request'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageMenu } from './page-menu'

jest.mock('@galley/core/request')

const menu = <PageMenu page={{ path: '/docs/install', title: 'Install', file: 'docs/1.install.md' }} />
const write = jest.fn<Promise<void>, [{ items: Record<string, Promise<Blob>> }[]]>()
const writeText = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  write.mockReset().mockImplementation(async ([item]) => {
    await item!.items['text/plain']
  })
  writeText.mockReset().mockResolvedValue()
  globalThis.ClipboardItem = class {
    constructor(readonly items: Record<string, Promise<Blob>>) {}
  } as unknown as typeof ClipboardItem
})

/** Renders the menu with a clipboard. The request for the Markdown succeeds or fails. */
function visit(ok: boolean) {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write, writeText } })
  const request = jest.mocked(requestText).mockReset()
  if (ok) request.mockResolvedValue('# Install')
  else request.mockRejectedValue(new Error('/docs/install.md answered 503.'))
  render(menu)
  return user
}

test('reports that the text could not be loaded', async () => {
  const user = visit(false)
  await user.click(screen.getByRole('button', { name: 'Copy page' }))
  expect(await screen.findByText('Copying failed: the text could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy page' })).toBeVisible()
})

test('opens by keyboard with all actions', async () => {
  const user = visit(true)
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
