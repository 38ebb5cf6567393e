import * as React from 'react'
import type { PreviewPage } from '@galley/core/preview'
import { render, screen } from '@testing-library/react'
import { PageNotices } from './page-notices'
import { createPreviewStore, type PreviewKnowledge } from './preview-store'

const page: PreviewPage = {
  path: '/',
  component: 'templates/landing-page',
  data: {},
  head: { title: 'Home', description: '' },
  isCode: true,
  problems: [],
  changedImages: [],
  depends: [],
  revision: 1,
}
const changed: PreviewPage = { ...page, state: 'changed' }

const showsCode = (knowledge: Partial<PreviewKnowledge>) => {
  render(
    <main>
      <PageNotices state={{ ...createPreviewStore('/').getState(), ...knowledge }} />
    </main>,
    { container: document.body },
  )
  return screen.queryByRole('complementary', { name: 'This page’s text is code (MDX)' }) !== null
}

test.each([
  ['as it was published', { pages: new Map([['/', page]]) }, false],
  ['with changes', { pages: new Map([['/', changed]]) }, true],
  ['of a text that is not saved', { unsaved: page }, true],
  ['without code', { pages: new Map([['/', { ...changed, isCode: false }]]) }, false],
])('a page %s says that its text is code only when a draft differs', (_, knowledge, isSaid) => {
  expect(showsCode(knowledge)).toBe(isSaid)
})

test.each(['/old', '/between'])('%s, where the page was, leads to where it is', (path) => {
  const change = { file: 'new.md', kind: 'page', state: 'moved', title: 'New' } as const
  const changes = [{ ...change, path: '/new', from: '/old', between: ['/between'] }]
  render(
    <main>
      <PageNotices state={{ ...createPreviewStore(path).getState(), changes, pages: new Map([[path, null]]) }} />
    </main>,
    { container: document.body },
  )
  expect(screen.getByRole('link', { name: '/new' })).toBeVisible()
})
