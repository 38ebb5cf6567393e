import * as React from 'react'
import { REFUSAL } from '@galley/core/preview'
import { site } from '@galley/site'
import { answerWith } from '@galley/testing/answer.fixture'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PreviewSignIn } from './preview-sign-in'

const preview = { ...site.preview, api: 'https://preview.harbour.example' }
const session = {
  name: 'ana',
  now: '2026-01-01T00:00:00Z',
  expires: '2026-01-08T12:00:00Z',
  branch: 'next',
  branches: ['main', 'next'],
  paths: ['/docs/**', '/blog/*'],
}
const token = (exp = Date.parse(session.expires) / 1000) =>
  `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`
const json = (body?: object, status = 200, headers = {}) =>
  answerWith(body ? JSON.stringify(body) : '', status, headers)

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
const element = <PreviewSignIn setup={{ label: 'Run a preview server', to: '/docs/preview' }} />

beforeEach(() => {
  jest.replaceProperty(site, 'preview', preview)
  send.mockReset()
  window.fetch = send
})
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  document.cookie = 'previewToken=; Max-Age=0'
})

const field = () => screen.getByRole('textbox', { name: 'Preview link or token' })

async function paste(text: string) {
  await userEvent.click(field())
  if (text) await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

test('shows the pages and branches of a link, and opens its page in a preview', async () => {
  send.mockResolvedValue(json(session))
  render(element)
  await paste(`https://elsewhere.example/docs/setup?branch=next#preview=${token()}`)
  const scope = await screen.findByRole('region', { name: 'Preview for ana' })
  const values = within(scope)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(values).toEqual(['/docs/**, /blog/*', 'next', 'main', expect.stringMatching(/^January 8/), '/docs/setup'])
  expect(send.mock.calls[0]![0]).toBe('https://preview.harbour.example/api/preview/session?branch=next')
  expect(document.cookie).toBe('')
  const link = within(scope).getByRole('link', { name: 'Open preview' })
  expect(link).toHaveAttribute('href', `${location.origin}/docs/setup`)
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(document.cookie).toBe(`previewToken=${token()}`)
  expect(sessionStorage.getItem('previewBranch')).toBe('next')
  expect(sessionStorage.getItem('previewAPI')).toBe(preview.api)
})

test('hides an accepted link when the editor types another link', async () => {
  send.mockResolvedValue(json(session))
  render(element)
  await paste(token())
  await screen.findByRole('region')
  await userEvent.type(field(), 'x')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

const STAGING = 'This link is for a staging preview server, which this site does not have.'
const past = Date.parse('2025-12-31') / 1000
const refusal = () => json(REFUSAL, 401, { Date: 'Thu, 01 Jan 2026 00:00:00 GMT' })

test.each<[string, string, (() => Response) | undefined, string]>([
  ['nothing', '', undefined, 'Paste a preview link or a token.'],
  ['no token', 'let me in', undefined, 'This is neither a preview link nor a token.'],
  ['a link for a staging server', `/?staging#preview=${token()}`, undefined, STAGING],
  ['an expired token', token(past), refusal, 'This preview link has expired. Ask for a new one.'],
  ['a revoked token', token(), refusal, `${REFUSAL.error} The link was revoked`],
  ['a branch that is gone', token(), () => json({ error: 'There is no branch "next".' }, 404), 'There is no branch'],
  ['no preview server', token(), () => json(undefined, 404), 'There is no preview server at https://prev'],
])('reports %s at the field', async (_what, text, answer, message) => {
  if (answer) send.mockResolvedValue(answer())
  render(element)
  await paste(text)
  expect(await screen.findByText(message, { exact: false })).toBeVisible()
  expect(field()).toBeInvalid()
  expect(field()).toHaveFocus()
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(send).toHaveBeenCalledTimes(answer ? 1 : 0)
})

test.each([
  [true, `The preview server at ${preview.api} cannot be reached.`],
  [false, 'You are offline.'],
])('reports a server that does not answer while the browser is online: %p', async (isOnline, message) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  render(element)
  await paste(token())
  expect(await screen.findByText(message, { exact: false })).toBeVisible()
})

test('links to the setup instructions on a site without a preview server', () => {
  jest.replaceProperty(site, 'preview', { ...preview, api: '' })
  render(element)
  expect(screen.getByText(/built without a preview server/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Run a preview server' })).toHaveAttribute('href', '/docs/preview')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
