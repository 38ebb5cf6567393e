import * as React from 'react'
import { site } from '@galley/site'
import { answerWith } from '@galley/testing/answer.fixture'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Island } from './island'

const ISLAND = JSON.stringify({ html: '<p class="a">12 pages</p>', title: 'Status', styles: '.a{color:red;}' })
const FALLBACK = 'Ask the operator.'

const fetchIsland = jest.fn<Promise<Response>, [string, RequestInit?]>()

beforeEach(() => {
  fetchIsland.mockReset().mockImplementation(async () => answerWith(ISLAND))
  globalThis.fetch = fetchIsland as unknown as typeof fetch
})

const show = (props: object = {}) =>
  act(
    async () =>
      void render(
        <Island name="status" {...props}>
          <p>{FALLBACK}</p>
        </Island>,
      ),
  )
const tryAgain = () => screen.queryByRole('button', { name: 'Try again' })

test('shows the island of the server with its name and styles', async () => {
  let answer: (response: Response) => void = () => undefined
  fetchIsland.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await show()
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(site.texts.isLoading)
  await act(async () => answer(answerWith(ISLAND)))
  expect(await screen.findByRole('group', { name: 'Status' })).toHaveTextContent('12 pages')
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'false')
  expect(screen.getByText('12 pages')).toHaveStyle({ color: 'rgb(255, 0, 0)' })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('keeps the ids of two equal islands unique', async () => {
  const id = '_GalleyIslandR_0_'
  fetchIsland.mockImplementation(async () =>
    answerWith(JSON.stringify({ html: `<label for="${id}">A</label><input id="${id}">`, styles: '' })),
  )
  const two = [1, 2].map((key) => <Island key={key} name="status" />)
  await act(async () => void render(two))
  const [first, second] = await screen.findAllByLabelText('A')
  expect(first!.id).toMatch(/^_GalleyIsland\w+R_0_$/)
  expect(second!.id).not.toBe(first!.id)
})

test('sends attributes as parameters and rejects redirects', async () => {
  await show({ zone: 'a/b&c', days: 3 })
  const [url, init] = fetchIsland.mock.calls[0]!
  expect([url, init?.redirect]).toEqual(['/_island/status.json?zone=a%2Fb%26c&days=3', 'error'])
})

test('lets the reader retry after a server error, and keeps the focus', async () => {
  fetchIsland.mockImplementationOnce(async () => answerWith('{"error":"Something went wrong."}', 500))
  await show()
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(screen.getByText(FALLBACK)).toBeVisible()
  await userEvent.click(tryAgain()!)
  expect(await screen.findByText('12 pages')).toBeVisible()
  expect(screen.getByRole('group')).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['an invalid parameter', 400, '{"error":"\\"zone\\" is not a field."}', '"zone" is not a field.', false],
  ['a static host', 404, '<h1>Not found</h1>', site.texts.islandNeedsServer, false],
  ['a host that returns a page for every URL', 200, '<h1>Home</h1>', site.texts.islandNeedsServer, false],
  ['other JSON', 200, '{"html":1}', site.texts.islandNeedsServer, false],
  ['JSON that is not an object', 200, 'null', site.texts.islandNeedsServer, false],
  ['too many requests', 429, '{"error":"Wait 3 s."}', 'Wait 3 s.', true],
  ['a proxy without the server', 502, '<h1>Bad gateway</h1>', '/_island/status.json answered 502.', true],
])('reports %s', async (_, status, body, message, canRetry) => {
  fetchIsland.mockImplementation(async () => answerWith(body, status))
  await show()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(Boolean(tryAgain())).toBe(canRetry)
  expect(screen.getByText(FALLBACK)).toBeVisible()
})
