/** @jest-environment jsdom */
import { TEXTS_VARIABLE } from './current-language'
import { de } from './languages/de'
import { en } from './languages/en'
import { defineSite } from './site'

const site = defineSite({
  name: 'Acme',
  url: 'https://acme.example',
  seo: { description: '' },
  languages: [en, de],
})

test('in browsers, the settings are those of the language of the document', () => {
  document.documentElement.lang = 'de'
  expect([site.language.code, site.header.to, site.texts.menu]).toEqual(['de', '/de', 'Menü'])
  document.documentElement.lang = 'en'
  expect([site.language.code, site.header.to, site.texts.menu]).toEqual(['en', '/', 'Menu'])
})

test('in a build, the texts are those of the script that the page has loaded', () => {
  Object.assign(globalThis, { [TEXTS_VARIABLE]: { ...en.texts, menu: 'Loaded' } })
  expect(site.texts.menu).toBe('Loaded')
})
