import * as React from 'react'
import type { ComponentType } from 'react'
import { type PreviewPage, PUBLISHED_BRANCH } from '@galley/core/preview'
import type { PublishedPage } from '@galley/theme/hooks/draft-store'
import { act, render, screen } from '@testing-library/react'
import { createDraftRenderer } from './draft-renderer'
import { createPreviewStore } from './preview-store'

interface PageProps {
  data: { doc: { title: string } }
}

function DocsPage({ data: { doc } }: PageProps) {
  return (
    <>
      <h1>{doc.title}</h1>
      <input aria-label="Your name" />
    </>
  )
}

const Post = ({ data: { doc } }: PageProps) => <h2>Post {doc.title}</h2>

const templates: Record<string, ComponentType<never>> = { 'templates/docs-page': DocsPage, 'templates/post': Post }

const { rendererFor } = createDraftRenderer(async (name) => {
  const template = templates[name]
  if (!template) throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' })
  return { default: template }
}, '')

const published: PublishedPage = {
  path: '/docs/a/',
  isNotFound: false,
  data: { doc: { title: 'Published' } },
  component: 'component---src-templates-docs-page-tsx',
}
const notFound: PublishedPage = { ...published, isNotFound: true, component: 'component---src-pages-404-tsx' }

const draft = (title: string, fields: Partial<PreviewPage> = {}) =>
  ({
    path: '/docs/a',
    component: 'templates/docs-page',
    data: { doc: { title } },
    changedImages: [],
    ...fields,
  }) as PreviewPage

const KNOWLEDGE: Parameters<typeof rendererFor>[0] = createPreviewStore('/docs/a').getState()

const renderDraft = (
  page: PreviewPage | null | undefined,
  { at = published, status = 'live' }: { at?: PublishedPage; status?: 'live' | 'offline' | 'expired' } = {},
) => {
  const pages = new Map(page === undefined ? [] : [['/docs/a', page]])
  const element = at.isNotFound ? <h1>404</h1> : <DocsPage key="/docs/a" data={{ doc: { title: 'Published' } }} />
  return rendererFor({ ...KNOWLEDGE, pages, status }, 'draft')!(element, at)
}

const title = () => screen.getByRole('heading').textContent

test('replaces published data with a draft, and the draft with published data, without remounting the page', () => {
  const { rerender } = render(renderDraft(draft('Draft')))
  const field = screen.getByRole('textbox', { name: 'Your name' })
  expect(title()).toBe('Draft')
  rerender(renderDraft(null))
  expect(title()).toBe('Published')
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBe(field)
})

test('renders a new page with its own component instead of the 404 page', async () => {
  const { rerender } = render(renderDraft(undefined, { at: notFound }))
  expect(screen.getByRole('status')).toHaveTextContent('Looking for a draft of this page…')
  await act(async () => rerender(renderDraft(draft('New'), { at: notFound })))
  expect(title()).toBe('New')
  const field = screen.getByRole('textbox')
  rerender(renderDraft(draft('Newer'), { at: notFound }))
  expect(title()).toBe('Newer')
  expect(screen.getByRole('textbox')).toBe(field)
})

test.each<[string, null | undefined, 'live' | 'offline' | 'expired']>([
  ['at a URL without a draft', null, 'live'],
  ['while offline', undefined, 'offline'],
  ['after the preview has ended', undefined, 'expired'],
])('renders the 404 page %s', (_title, page, status) => {
  render(renderDraft(page, { at: notFound, status }))
  expect(title()).toBe('404')
})

test.each([
  ['the component of the draft if it differs from the component of the published page', 'templates/post', 'Post A'],
  ['the published page if the site does not have the component', 'templates/unknown', 'Published'],
])('renders %s', async (_title, component, expected) => {
  await act(async () => render(renderDraft(draft('A', { component }))))
  expect(title()).toBe(expected)
})

test('returns the same data object for the same page', () => {
  const page = draft('A')
  const data = () => (renderDraft(page) as React.ReactElement<PageProps>).props.data
  expect(data()).toBe(data())
})

describe('a page that was deleted after the preview build', () => {
  const element = <DocsPage data={{ doc: { title: 'Earlier draft' } }} />
  const DELETED = {
    ...KNOWLEDGE,
    status: 'live',
    against: PUBLISHED_BRANCH,
    pages: new Map([['/docs/a', null]]),
    builtPaths: new Set(['/docs/a']),
  } as const

  describe.each(['draft', 'published'] as const)('in the view "%s"', (view) => {
    const show = (change: object) => rendererFor({ ...DELETED, ...change }, view)!(element, published)

    test('shows the published page', () => {
      const { rerender } = render(show({}))
      expect(screen.getByRole('status')).toHaveTextContent('Loading this page…')
      rerender(show({ comparedPages: new Map([['/docs/a', draft('Published')]]) }))
      expect(title()).toBe('Published')
    })

    test('shows a notice if no published page exists', () => {
      const state = { comparedPages: new Map([['/docs/a', null]]) }
      const { rerender } = render(show(state))
      expect(screen.getByRole('status')).toHaveTextContent('This page no longer exists')
      // Pages without a content file, and pages that the token may not see, do not count as deleted.
      rerender(show({ ...state, builtPaths: new Set() }))
      expect(title()).toBe('Earlier draft')
      rerender(show({ ...state, hiddenPaths: new Set(['/docs/a']) }))
      expect(title()).toBe('Earlier draft')
    })
  })
})
