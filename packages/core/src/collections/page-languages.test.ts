import { setTranslations } from '../translations'
import { withUntranslated } from './page-languages'

afterEach(() => setTranslations([]))

test('adds the pages that other languages lack', () => {
  setTranslations(['de', 'ar'])
  const a = { file: 'docs/a.md', path: '/docs/a' }
  const translation = { file: 'de/docs/a.mdx', path: '/de/docs/eins' }
  expect(withUntranslated([a, translation])).toEqual([a, translation, { ...a, path: '/ar/docs/a' }])
})

test('a site with one language has no such pages', () => {
  const pages = [{ file: 'docs/a.md', path: '/docs/a' }]
  expect(withUntranslated(pages)).toEqual(pages)
})
