/** @jest-environment node */
import * as React from 'react'
import type { ReactElement } from 'react'
import { de } from '@galley/core/languages/de'
import { site } from '@galley/site'
import { LocationProvider } from '@reach/router'
import { useStaticQuery } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'

// Before the modules of the theme, which may read texts when they load.
jest.replaceProperty(site, 'language', de)
jest.replaceProperty(site, 'texts', de.texts)

jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [], contentAreas: [] })

const doc = {
  path: '/docs/a',
  title: 'Titel',
  description: '',
  links: [],
  body: [
    ['CodeBlock', { html: '<span class="line">a</span>\n', language: 'text' }],
    ['Callout', { type: 'note' }, 'Text'],
  ],
  images: [],
  stem: 'docs/a',
  extension: 'md',
  hasDescription: false,
  toc: [{ id: 'a', text: 'Anfang', children: [] }],
  lastUpdated: '2026-11-20',
  contributors: ['Ada', 'Bo'],
}
const post = { path: '/blog/a', title: 'Neues', description: '', date: '2026-03-01', readingMinutes: 1200 }

const parts: [name: string, load: () => Promise<ReactElement>, texts: string[]][] = [
  [
    'the header',
    async () => {
      const { Header } = await import('./shell/header')
      return <Header path="/" route="/" docs={[]} />
    },
    [
      'aria-label="Hauptmenü"',
      'aria-label="Menü öffnen"',
      'Dunkles Design einschalten',
      'aria-label="Harbour auf GitHub"',
    ],
  ],
  [
    'the 404 page',
    async () => {
      const { NotFoundPage } = await import('./page-components/not-found-page')
      return (
        <LocationProvider>
          <NotFoundPage data={{ allLanding: { nodes: [] }, allPricing: { nodes: [] } }} />
        </LocationProvider>
      )
    },
    ['Seite nicht gefunden', 'Zur Startseite'],
  ],
  [
    'a docs page',
    async () => {
      const { prepareContent } = await import('./content')
      await prepareContent()
      const { DocsContent } = await import('./page-components/docs-content')
      return <DocsContent doc={doc} />
    },
    [
      'Auf dieser Seite',
      'aria-label="Code kopieren"',
      'Hinweis',
      'Seite kopieren',
      'Diese Seite bearbeiten',
      'Zuletzt geändert: 20. November 2026',
      'Mitwirkende: Ada, Bo',
    ],
  ],
  [
    'an article in a list',
    async () => {
      const { PostCard } = await import('./sections/post-card')
      return <PostCard post={{ ...post, pinned: true }} />
    },
    ['Angeheftet', '1. März 2026', '1.200 Min. Lesezeit'],
  ],
]

test.each(parts)('renders %s in the language of the site', async (_, load, texts) => {
  const html = renderToStaticMarkup(await load())
  expect(texts.filter((text) => !html.includes(text))).toEqual([])
})
