import * as React from 'react'
import type { ComponentType } from 'react'
import { type PreviewPage, PUBLISHED_BRANCH } from '@galley/core/preview'
import type { PublishedPage } from '@galley/theme/hooks/draft-store'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createDraftRenderer } from './draft-renderer'
import { createPreviewStore } from './preview-store'

interface PageProps {
  data: { doc: { title: string } }
}

function DocsPage({ data: { doc } }: PageProps) {
  return (
    <article>
      <h1>{doc.title}</h1>
      <input aria-label="Your name" />
    </article>
  )
}

const Post = ({ data: { doc } }: PageProps) => <h2>Post {doc.title}</h2>

const templates: Record<string, ComponentType<never>> = { 'templates/docs-page': DocsPage, 'templates/post': Post }

const { rendererFor, comparedRendererFor } = createDraftRenderer(async (name) => {
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
  {
    at = published,
    status = 'live',
    unsaved,
  }: Partial<Parameters<typeof rendererFor>[0]> & { at?: PublishedPage } = {},
) => {
  const pages = new Map(page === undefined ? [] : [['/docs/a', page]])
  const element = at.isNotFound ? <h1>404</h1> : <DocsPage key="/docs/a" data={{ doc: { title: 'Published' } }} />
  return rendererFor({ ...KNOWLEDGE, pages, status, unsaved })!(element, at)
}

const title = () => screen.getByRole('heading').textContent

test('replaces published data with a draft without remounting the page', () => {
  const { rerender } = render(renderDraft(undefined))
  const field = screen.getByRole('textbox', { name: 'Your name' })
  fireEvent.change(field, { target: { value: 'Ana' } })
  expect(title()).toBe('Published')
  rerender(renderDraft(draft('Draft 1')))
  rerender(renderDraft(draft('Draft 2')))
  expect(title()).toBe('Draft 2')
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBe(field)
  expect(field).toHaveValue('Ana')
  rerender(renderDraft(null))
  expect(title()).toBe('Published')
  expect(field).toHaveValue('Ana')
})

test('prefers an unsaved text to the saved one', () => {
  render(renderDraft(draft('Saved'), { unsaved: draft('Unsaved') }))
  expect(title()).toBe('Unsaved')
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

test('renders the 404 page at a URL without a draft', () => {
  render(renderDraft(null, { at: notFound }))
  expect(title()).toBe('404')
})

test.each(['offline', 'expired', 'refused'] as const)('renders the 404 page while %s', (status) => {
  render(renderDraft(undefined, { at: notFound, status }))
  expect(title()).toBe('404')
})

test('renders a page with another component if the draft needs it', async () => {
  await act(async () => render(renderDraft(draft('A', { component: 'templates/post' }))))
  expect(title()).toBe('Post A')
})

test('renders the published page if the site does not have the component', async () => {
  await act(async () => render(renderDraft(draft('A', { component: 'templates/unknown' }))))
  expect(title()).toBe('Published')
})

test('returns the same data object for the same page', () => {
  const page = draft('A')
  const data = () => (renderDraft(page) as React.ReactElement<PageProps>).props.data
  expect(data()).toBe(data())
})

describe('a page of a preview build that was deleted since', () => {
  const element = <DocsPage data={{ doc: { title: 'Earlier draft' } }} />
  const DELETED = {
    ...KNOWLEDGE,
    status: 'live',
    against: PUBLISHED_BRANCH,
    pages: new Map([['/docs/a', null]]),
    builtPaths: new Set(['/docs/a']),
  } as const
  const views = [
    ['draft', rendererFor],
    ['published', comparedRendererFor],
  ] as const

  test.each(views)('renders the published page in the view "%s"', (_, viewOf) => {
    const comparedPages = new Map([['/docs/a', draft('Published')]])
    const { rerender } = render(viewOf(DELETED)!(element, published))
    expect(screen.getByRole('status')).toHaveTextContent('Loading this page…')
    rerender(viewOf({ ...DELETED, comparedPages })!(element, published))
    expect(title()).toBe('Published')
  })

  test.each(views)('renders a notice if no published page exists, in the view "%s"', (_, viewOf) => {
    const state = { ...DELETED, comparedPages: new Map([['/docs/a', null]]) }
    const { rerender } = render(viewOf(state)!(element, published))
    expect(screen.getByRole('status')).toHaveTextContent('This page no longer exists')
    // Pages without a content file, and pages that the token may not see, do not count as deleted.
    rerender(viewOf({ ...state, builtPaths: new Set() })!(element, published))
    expect(title()).toBe('Earlier draft')
    rerender(viewOf({ ...state, hiddenPaths: new Set(['/docs/a']) })!(element, published))
    expect(title()).toBe('Earlier draft')
  })
})
