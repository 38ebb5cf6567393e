import * as React from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createSearchStore, type SearchState } from '../search-store'
import { createFakeClient } from './fake-client.fixture'
import { SearchDialog, type SearchDialogProps } from './search-dialog'

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

/** Renders an open dialog with a fake client. */
export function openDialog(state: Partial<SearchState> = {}, props: Partial<SearchDialogProps> = {}) {
  const fake = createFakeClient((end) => act(end))
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
/** Returns the active row. */
export const activeRow = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
