import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { island } from './server-status'

const FACTS = {
  build: { id: '0123456789abcdef0123', timestamp: Date.UTC(2026, 0, 31, 12) },
  pages: 7,
  startedAt: Date.UTC(2026, 1, 1, 3, 30),
}
const show = async (params: Record<string, string> = {}, facts: typeof FACTS | object = FACTS) =>
  render(<>{await island.render(island.params.parse(params), { ...FACTS, ...facts }, new AbortController().signal)}</>)
const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('shows the build, its number of pages and the start time of the server, in UTC', async () => {
  await show()
  expect(definitions()).toEqual(['0123456789abcdef0123', expect.stringContaining('UTC'), '7', expect.any(String)])
  expect(screen.getByText(/2026.*12:00:00/)).toHaveAttribute('datetime', '2026-01-31T12:00:00.000Z')
})

test('shows times in another time zone, and rejects an unknown time zone', async () => {
  await show({ timezone: 'Asia/Tokyo' })
  expect(screen.getByText(/2026.*9:00:00.*GMT\+9/)).toBeInTheDocument()
  expect(island.params.safeParse({ timezone: 'Mars' }).success).toBe(false)
})

test('leaves out the build if it has no id', async () => {
  await show({}, { build: undefined })
  expect(definitions()).toHaveLength(2)
})
