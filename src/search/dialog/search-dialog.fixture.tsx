import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { NavigationItem } from '~/lib/navigation'
import type { SearchAnswer, SearchClient, SearchHit, SearchRequest } from '../search-client'
import { createSearchStore, type SearchState } from '../search-store'
import { SearchDialog, type SearchDialogProps } from '.'

export const AREAS = [
  { name: 'docs', label: 'Documentation', icon: 'lucide:book-open', pathPrefix: '/docs' },
  { name: 'blog', label: 'Blog', icon: 'lucide:newspaper', pathPrefix: '/blog' },
]
const DOCS: NavigationItem[] = [
  { title: 'Getting started', path: '/docs/start', stem: 'docs/1.start' },
  {
    title: 'Files',
    path: '/docs/files',
    stem: 'docs/2.files',
    page: false,
    children: [{ title: 'Markdown', path: '/docs/files/markdown', stem: 'docs/2.files/1.markdown' }],
  },
]

export const hit = (id: string, change: Partial<SearchHit> = {}): SearchHit => ({
  id,
  area: id.startsWith('/blog') ? 'blog' : 'docs',
  title: `Title of ${id}`,
  titles: ['Guide', 'Files'],
  level: id.includes('#') ? 2 : 1,
  terms: ['title'],
  ...change,
})

export function answerOf(hits: readonly SearchHit[], change: Partial<SearchAnswer> = {}): SearchAnswer {
  const counts: Record<string, number> = {}
  for (const { area } of hits) counts[area] = (counts[area] ?? 0) + 1
  return { hits, counts, suggestions: [], closest: [], isPartial: false, ...change }
}

interface Call {
  request: SearchRequest
  signal: AbortSignal
  answer: (hits: readonly SearchHit[], change?: Partial<SearchAnswer>) => Promise<void>
  fail: () => Promise<void>
}

/** A client that answers when the test says so; it knows an excerpt of every hit. */
export function createFakeClient() {
  const calls: Call[] = []
  const client: SearchClient = {
    prepare: jest.fn(),
    search: (request, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          request,
          signal,
          answer: (hits, change) => act(async () => resolve(answerOf(hits, change))),
          fail: () => act(async () => reject(new Error('The index of "docs" did not load.'))),
        })
      }),
    readExcerpts: jest.fn(async (hits: readonly SearchHit[]) =>
      Object.fromEntries(hits.map(({ id }) => [id, `The title says what ${id} is.`])),
    ),
  }
  return { client, calls, last: () => calls.at(-1)! }
}

/** An open dialog over a fake client. */
export function openDialog(state: Partial<SearchState> = {}, props: Partial<SearchDialogProps> = {}) {
  const fake = createFakeClient()
  const store = createSearchStore()
  store.set({ isOpen: true, ...state })
  const view = render(
    <SearchDialog
      store={store}
      client={fake.client}
      areas={AREAS}
      path="/docs"
      docs={DOCS}
      listPath="/search"
      {...props}
    />,
  )
  return { ...fake, store, ...view }
}

export const field = () => screen.getByRole('combobox')
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
export const press = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key, ...init })
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** The name of the row that the keys have reached. */
export const activeRow = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
