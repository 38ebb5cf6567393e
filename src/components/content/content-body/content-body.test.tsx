import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { firstInteraction, skipFirstInteraction } from '~/components/ui/on-demand'
import { TAB_CHOICES_KEY } from '~/lib/tab-choice'
import { ContentBody } from '.'

jest.mock('~/components/ui/on-demand', () => ({
  ...jest.requireActual<object>('~/components/ui/on-demand'),
  firstInteraction: jest.fn().mockResolvedValue(undefined),
  skipFirstInteraction: jest.fn(),
}))

const show = (body: unknown) => act(async () => void render(<ContentBody body={body} images={[]} />))
const tabs = (props: object) => ['ul', {}, ['li', {}, ['Tabs', props, ['Tab', { label: 'npm' }, 'npm start']]]]

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  jest.mocked(skipFirstInteraction).mockClear()
  localStorage.clear()
  // Asked by films; jsdom has none.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true })
})

test('renders the document when the reader acts', async () => {
  await show([['h2', { id: 'a' }, 'Words']])
  expect(firstInteraction).toHaveBeenCalled()
  expect(await screen.findByRole('heading', { name: 'Words' })).toBeVisible()
  expect(skipFirstInteraction).not.toHaveBeenCalled()
})

test.each([
  ['a diagram', [['Mermaid', { source: 'graph' }]], 1],
  ['an island', [['Island', { name: 'status' }]], 1],
  ['queries to run, however deep', [['ul', {}, ['li', {}, ['QueryPlayground', {}]]]], 1],
  ['a film that plays by itself', [['Video', { src: '/a.mp4', title: 'A', loop: true }]], 1],
  ['a film that is started', [['Video', { src: '/a.mp4', title: 'A' }]], 0],
  ['tabs', [tabs({})], 0],
  ['tabs that share a choice nobody made', [tabs({ sync: 'pm' })], 0],
  ['no body', null, 0],
])('%s', async (_, body, times) => {
  await show(body)
  expect(skipFirstInteraction).toHaveBeenCalledTimes(times)
})

test('tabs whose choice was made before do not wait', async () => {
  localStorage.setItem(TAB_CHOICES_KEY, '{"pm":"pnpm"}')
  await show([tabs({ sync: 'pm' })])
  expect(skipFirstInteraction).toHaveBeenCalled()
})
