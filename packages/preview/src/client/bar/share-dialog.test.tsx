import * as React from 'react'
import type { SharedLink } from '@galley/core/preview'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PreviewActions, PreviewState } from '../preview-store'
import { describeEnd } from './describe-preview'
import { ShareDialog } from './share-dialog'

const NOW = new Date(2026, 10, 23, 14, 5).getTime()
const inDays = (days: number) => new Date(NOW + days * 24 * 60 * 60 * 1000).toISOString()
const until = (date: string) => `Good until ${describeEnd(Date.parse(date))}`

const actions = {
  share: jest.fn(async (expires: string) => ({ link: 'https://galley.example/docs#preview=x', expires })),
  listShares: jest.fn<Promise<SharedLink[]>, []>(async () => []),
  revokeShare: jest.fn(async () => undefined),
}

const dates = { createdAt: inDays(-1), expires: inDays(6) }
const linkTo = (id: string, from?: string) =>
  ({ id, path: `/docs/${id}`, title: id, branch: 'main', ...dates, from }) as SharedLink

const dialogOf = (expires: string, status: PreviewState['status'] = 'live') => {
  const state = { session: { expires }, status } as PreviewState
  const shared = { actions: actions as unknown as PreviewActions, now: NOW, open: true, onOpenChange: () => undefined }
  return <ShareDialog state={state} {...shared} />
}

const show = (expires = inDays(365), status?: PreviewState['status']) =>
  act(async () => render(dialogOf(expires, status)))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => jest.clearAllMocks())

test('creates a link for seven days by default, moves the focus to the link, and copies the link', async () => {
  const user = userEvent.setup()
  await show()
  expect(screen.getByText(until(inDays(7)))).toBeVisible()
  await press('Make link')
  expect(actions.share).toHaveBeenCalledWith(inDays(7))
  const field = await screen.findByRole('textbox', { name: 'Link' })
  expect(field).toHaveValue('https://galley.example/docs#preview=x')
  expect(field).toHaveFocus()
  expect(actions.listShares).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('https://galley.example/docs#preview=x')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('hides the created link when another end is chosen', async () => {
  await show()
  await press('Make link')
  await userEvent.click(screen.getByRole('radio', { name: 'In 30 days' }))
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument()
  await press('Make link')
  expect(actions.share).toHaveBeenLastCalledWith(inDays(30))
})

test('accepts a date, and reports why a date is too late', async () => {
  await show(inDays(40))
  await userEvent.click(screen.getByRole('radio', { name: 'On a date' }))
  const field = screen.getByLabelText('Last day')
  fireEvent.change(field, { target: { value: '2027-11-30' } })
  expect(field).toHaveAccessibleDescription(/^Your own link ends earlier\. Choose a date up to /)
  expect(screen.getByRole('button', { name: 'Make link' })).toBeDisabled()
  fireEvent.change(field, { target: { value: '2026-11-30' } })
  await press('Make link')
  expect(actions.share).toHaveBeenCalledWith(new Date(2026, 10, 30, 23, 59).toISOString())
})

test('reports why no link was created', async () => {
  actions.share.mockRejectedValueOnce(new Error('You may not share this page.'))
  await show()
  await press('Make link')
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not share this page.')
})

describe('shared links', () => {
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!)

  test('lists the links with page, branch and dates', async () => {
    actions.listShares.mockResolvedValueOnce([linkTo('Ink'), { ...linkTo('Paper'), title: undefined! }])
    await show()
    const row = await rowOf('Ink')
    expect(row.getByText('/docs/Ink')).toBeVisible()
    expect(row.getByText(`${until(inDays(6))} · main · made 1 day ago`)).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  test('revokes a link and announces this to screen readers, while the row stays and the button keeps the focus', async () => {
    actions.listShares.mockResolvedValueOnce([linkTo('Onward', 'Ink'), linkTo('Paper'), linkTo('Ink')])
    await show()
    await rowOf('Ink')
    await press('Revoke the link to Ink')
    expect(actions.revokeShare).toHaveBeenCalledWith('Ink')
    const button = await screen.findByRole('button', { name: 'Revoked the link to Ink' })
    expect(button).toHaveFocus()
    expect(screen.getByText('The link to Ink is revoked.')).toHaveAttribute('role', 'status')
    // Links that were shared from this link are revoked as well.
    expect(screen.getByRole('button', { name: 'Revoked the link to Onward' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Revoke the link to Paper' })).toBeVisible()
    await userEvent.click(button)
    expect(actions.revokeShare).toHaveBeenCalledTimes(1)
  })

  test('loads the links again when the server is back', async () => {
    actions.listShares.mockRejectedValueOnce(new Error('The preview server could not be reached.'))
    const { rerender } = await show(undefined, 'offline')
    expect(screen.getByRole('alert')).toHaveTextContent('could not be reached')
    expect(screen.getByRole('button', { name: 'Make link' })).toBeEnabled()
    actions.listShares.mockResolvedValueOnce([linkTo('Ink')])
    await act(async () => rerender(dialogOf(inDays(365))))
    expect(screen.getByRole('listitem')).toHaveTextContent('Ink')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
