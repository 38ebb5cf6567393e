import * as React from 'react'
import type { ReactNode } from 'react'
import { act, render, screen, within } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { RenderedBody } from './content'
import { DocsColumns, DocsLayout } from './layouts/docs-layout'
import type * as engine from './site-components'
import type { CodeBlockProps, DocsSidebarProps } from './site-components'

jest.mock('@galley/site/components', () => {
  const ours = jest.requireActual<typeof engine>('./site-components')
  return {
    ...ours,
    DocsSidebar: (props: DocsSidebarProps) => (
      <section aria-label={`Pages around ${props.path}`}>
        <ours.DocsSidebar {...props} />
      </section>
    ),
    TableOfContents: () => null,
    CodeBlock: ({ html, language }: CodeBlockProps) => <figure>{`${language}: ${html}`}</figure>,
    Callout: ({ type, children }: { type: string; children?: ReactNode }) => (
      <aside aria-label={type}>{children}</aside>
    ),
  }
})

test('replaces a component with that of the site, which receives the props and can render the original', () => {
  const children = [{ title: 'Start', path: '/docs/start', stem: 'docs/1.start' }]
  jest.mocked(useStaticQuery).mockReturnValue({
    contentNavigation: [{ title: 'Docs', path: '/docs', stem: 'docs', page: false, children }],
  })
  render(
    <DocsLayout path="/docs/start">
      <DocsColumns toc={[{ id: 'install', depth: 2, text: 'Install' }]}>Text</DocsColumns>
    </DocsLayout>,
  )
  const pages = within(screen.getByRole('region', { name: 'Pages around /docs/start' }))
  expect(pages.getByRole('link', { name: 'Start', current: 'page' })).toBeInTheDocument()
  // `TableOfContentsFold` for narrow screens is not replaced.
  expect(screen.getAllByText('On this page')).toHaveLength(1)
})

test('replaces content components, also inside components of the engine', async () => {
  const code = { html: 'npm start', language: 'sh', filename: 'npm' }
  const body = [
    ['Callout', { type: 'tip' }, 'Words'],
    ['CodeBlock', code],
    ['CodeGroup', {}, ['CodeBlock', code]],
  ]
  await act(async () => void render(<RenderedBody body={body} images={[]} />))
  expect(screen.getByRole('complementary', { name: 'tip' })).toHaveTextContent('Words')
  expect(screen.getByRole('tab', { name: 'npm' })).toBeInTheDocument()
  expect(screen.getByRole('figure')).toHaveTextContent('sh: npm start')
})
