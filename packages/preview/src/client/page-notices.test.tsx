import * as React from 'react'
import type { PreviewPage } from '@galley/core/preview'
import { render, screen } from '@testing-library/react'
import { PageNotices } from './page-notices'
import { createPreviewStore, type PreviewStoreState } from './preview-store'

const page = { path: '/', isCode: true, problems: [] as PreviewPage['problems'] } as PreviewPage
const changed: PreviewPage = { ...page, state: 'changed' }

const show = (path: string, knowledge: Partial<PreviewStoreState>) =>
  render(
    <main>
      <PageNotices state={{ ...createPreviewStore(path).getState(), ...knowledge }} />
    </main>,
    { container: document.body },
  )
const findCodeNotice = () => screen.queryByRole('complementary', { name: 'This page’s text is code (MDX)' })

test.each([
  ['no code notice on a published page', { pages: new Map([['/', page]]) }, false],
  ['a code notice on a page with changes', { pages: new Map([['/', changed]]) }, true],
  ['a code notice for an unsaved text', { unsaved: page }, true],
  ['no code notice on a page without code', { pages: new Map([['/', { ...changed, isCode: false }]]) }, false],
])('shows %s', (_, knowledge, isShown) => {
  show('/', knowledge)
  expect(findCodeNotice() !== null).toBe(isShown)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('links a page of code to the preview build', () => {
  const session = { buildOrigin: 'https://preview.example' } as PreviewStoreState['session']
  show('/', { pages: new Map([['/', changed]]), session })
  const link = screen.getByRole('link', { name: 'Open the preview build' })
  expect(link).toHaveAttribute('href', 'https://preview.example/')
})

test('links from an earlier path of a page to the new path', () => {
  const change = { file: 'new.md', kind: 'page', state: 'moved', title: 'New' } as const
  const changes = [{ ...change, path: '/new', from: '/old', between: ['/between'] }]
  show('/between', { changes, pages: new Map([['/between', null]]) })
  expect(screen.getByRole('link', { name: '/new' })).toBeVisible()
})
