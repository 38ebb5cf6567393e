import * as React from 'react'
import { site } from '@galley/testing/site.fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageFeedback } from '.'

const ENDPOINT = 'https://answers.harbour.example/pages'
const fetch = jest.fn<Promise<Pick<Response, 'status' | 'body'>>, [string, RequestInit]>()
const ok = { status: 204, body: null }

beforeEach(() => {
  globalThis.fetch = fetch.mockReset().mockResolvedValue(ok) as unknown as typeof globalThis.fetch
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  delete window.trackedEvents
})

async function visit(sendTo: string) {
  jest.replaceProperty(site, 'feedback', { sendTo })
  await React.act(async () => {
    render(<PageFeedback path="/docs/install" />)
    await Promise.resolve()
  })
  return userEvent.setup()
}

const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status')
const sent = () => fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(body as string) as unknown])

test('renders nothing if the site collects no feedback', async () => {
  await visit('')
  expect(screen.queryByText(/helpful/)).not.toBeInTheDocument()
})

test('sends no cookies and no empty text', async () => {
  const user = await visit(ENDPOINT)
  await user.click(button('Yes'))
  await user.click(await screen.findByRole('radio', { name: 'It was easy to understand' }))
  await user.click(button('Send'))
  expect(sent()[1]).toEqual([ENDPOINT, { path: '/docs/install', helpful: true, reason: 'clear' }])
  expect(fetch.mock.calls.every(([, { credentials }]) => credentials === 'omit')).toBe(true)
})

test('lets the reader send again after an error, and keeps the text', async () => {
  const user = await visit(ENDPOINT)
  fetch.mockResolvedValueOnce({ status: 503, body: null })
  await user.click(button('Yes'))
  expect(await screen.findByText('Your answer could not be sent. Try again.')).toBe(status())
  await user.click(button('Yes'))
  await user.click(await screen.findByRole('radio', { name: 'Something else' }))
  await user.type(screen.getByRole('textbox'), 'Nice pictures')
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(button('Send'))
  expect(await screen.findByText('Your answer could not be sent. Try again.')).toBe(status())
  expect(screen.getByRole('textbox')).toHaveValue('Nice pictures')
  await user.click(button('Send'))
  expect(await screen.findByText('Thank you for your answer.')).toBe(status())
})

test.each([
  ['the reader is offline', ENDPOINT, false, 'You are offline, so your answer was not sent. Try again later.'],
  ['analytics does not count the visit', 'analytics', true, 'Your visit is not counted, so your answer was not sent.'],
])('reports that %s', async (_, sendTo, isOnline, message) => {
  const user = await visit(sendTo)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await user.click(button('No'))
  expect(await screen.findByText(message)).toBe(status())
  expect(fetch).not.toHaveBeenCalled()
})

test('sends one event for the vote and one for the reason to analytics', async () => {
  const events: unknown[] = []
  window.trackedEvents = { push: (event: unknown) => events.push(event) }
  const user = await visit('analytics')
  await user.click(button('Yes'))
  await user.click(await screen.findByRole('radio', { name: 'It answered my question' }))
  await user.click(button('Send'))
  expect(events).toEqual([
    ['Feedback', { props: { path: '/docs/install', helpful: true } }],
    ['Feedback: Reason', { props: { path: '/docs/install', helpful: true, reason: 'answered' } }],
  ])
})
