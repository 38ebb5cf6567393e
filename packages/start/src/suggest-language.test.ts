/** @jest-environment jsdom */
import { LANGUAGE_LINK } from './marks'
import { hideNotice } from './notice'
import { suggestLanguage } from './suggest-language'

const SUGGESTIONS = {
  de: { read: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
  fr: { read: 'Lire cette page en français', close: 'Fermer' },
}

function visit(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<a hreflang="fr" href="/fr/docs">Français</a><a ${LANGUAGE_LINK} hreflang="de" href="/de/docs">Deutsch</a>`
  suggestLanguage(SUGGESTIONS)
  return document.querySelector('[role="status"]')
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('the first visit suggests the page in the language that the reader prefers', () => {
  const notice = visit('it', 'de-AT', 'en')
  expect(notice).toHaveAttribute('lang', 'de')
  expect(notice!.querySelector('a')).toHaveTextContent('Diese Seite auf Deutsch lesen')
  expect(notice!.querySelector('a')).toHaveAttribute('href', 'http://localhost/de/docs')
  notice!.querySelector('button')!.click()
  expect(notice).not.toBeInTheDocument()
})

test('the suggestion stays when the application has loaded', () => {
  const notice = visit('de')
  hideNotice()
  expect(notice).toBeInTheDocument()
})

test('a second visit suggests nothing', () => {
  visit('de')
  expect(visit('de')).toBeNull()
})

test.each([['en-GB', 'de'], ['it'], ['fr']])(
  'a reader of %s gets no suggestion: it is the language of the page, not a language of the site, or without a translation',
  (...languages) => {
    expect(visit(...languages)).toBeNull()
  },
)
