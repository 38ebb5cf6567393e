import * as React from 'react'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { site } from '@galley/site'
import { render, screen } from '@testing-library/react'
import { type LanguageContext, PageLanguages } from '../../hooks/page-languages'
import { LanguageNotice } from './language-notice'

const PATHS = { en: '/docs/a', de: '/de/docs/a' }

beforeEach(() => {
  jest.replaceProperty(site, 'languages', [en, de])
  jest.replaceProperty(site, 'language', de)
  jest.replaceProperty(site, 'texts', de.texts)
})
afterEach(() => jest.restoreAllMocks())

const show = (context: LanguageContext) =>
  render(
    <PageLanguages value={context}>
      <LanguageNotice />
    </PageLanguages>,
  )

test('a page without a translation names the language of its text', () => {
  show({ paths: { en: '/docs/a' } })
  expect(screen.getByText('Diese Seite ist noch nicht übersetzt. Der Text ist auf Englisch.')).toBeVisible()
})

test('an outdated translation links to its original and to the changes of the original', () => {
  show({ paths: PATHS, outdated: { changes: 'https://github.com/acme/docs/commits/main/content/docs/a.md' } })
  expect(screen.getByText(/^Diese Übersetzung ist älter als das Original\./)).toBeVisible()
  const [original, changes] = screen.getAllByRole('link')
  expect(original).toHaveAttribute('href', '/docs/a')
  expect(original).toHaveAttribute('hreflang', 'en')
  expect(changes).toHaveAttribute('href', 'https://github.com/acme/docs/commits/main/content/docs/a.md')
})

test('without a repository, an outdated translation links to its original only', () => {
  show({ paths: PATHS, outdated: {} })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('a current translation has no note', () => {
  expect(show({ paths: PATHS }).container).toBeEmptyDOMElement()
})

test('a translation whose original is deleted in the drafts has no note', () => {
  expect(show({ paths: { de: '/de/docs/a' }, outdated: {} }).container).toBeEmptyDOMElement()
})
