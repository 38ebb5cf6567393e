import { de } from '@galley/core/languages/de'
import inlineSiteTexts from './inline-loader.cjs'

const load = (resourcePath: string, code: string, hasLanguages = false) =>
  inlineSiteTexts.call({ resourcePath, getOptions: () => ({ texts: de.texts, hasLanguages }) } as never, code)

test('puts the texts of the site into code', () => {
  expect(load('/site/src/menu.tsx', '<b title={site.texts.menu} />')).toBe('<b title={"Menü"} />')
  expect(load('/site/src/menu.tsx', 'const { texts } = draft')).toBe('const { texts } = draft')
})

test('with several languages, keeps the names in the code, and still refuses unknown names', () => {
  expect(load('/site/src/menu.tsx', '<b title={site.texts.menu} />', true)).toBe('<b title={site.texts.menu} />')
  expect(() => load('/site/src/menu.tsx', 'site.texts.menuu', true)).toThrow('"site.texts.menuu" is no text')
})

test('removes the table of texts from a language', () => {
  const path = require.resolve('@galley/core/languages/de')
  expect(load(path, 'export const de = …')).toBe(
    'export const de = {"code":"de","name":"Deutsch","direction":"ltr","texts":{}}',
  )
})
