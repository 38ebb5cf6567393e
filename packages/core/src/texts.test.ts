import { ar } from './languages/ar'
import { de } from './languages/de'
import { en } from './languages/en'
import { es } from './languages/es'
import { fr } from './languages/fr'
import { ja } from './languages/ja'
import { fillText, type PluralText } from './texts'

const original: Record<string, string | PluralText> = en.texts

/** Returns the plural forms of a text, sorted, and the placeholders of a text without forms. */
function shapeOf(text: string | PluralText, forms: readonly string[]) {
  return typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []).sort() : [...forms].sort()
}

test.each([en, ar, de, es, fr, ja])('$name has every placeholder and plural form', ({ code, texts }) => {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
  const expected = Object.entries(original).map(([name, text]) => [name, shapeOf(text, pluralCategories)])
  expect(
    Object.entries<string | PluralText>(texts).map(([name, text]) => [name, shapeOf(text, Object.keys(text))]),
  ).toEqual(expected)
})

test.each([
  ['en', { one: '{count} page', other: '{count} pages' }, 1, '1 page'],
  ['en', { one: '{count} page', other: '{count} pages' }, 1200, '1,200 pages'],
  ['de', { one: '{count} Seite', other: '{count} Seiten' }, 1200, '1.200 Seiten'],
  ['ar', ar.texts.itemCount, 2, 'عنصران'],
  ['ar', ar.texts.itemCount, 4, '4 عناصر'],
  ['nl', { other: '{count} keer' }, 1, '1 keer'],
])('writes a text with a number in the language "%s"', (code, text, count, expected) => {
  expect(fillText(text, { count }, { code })).toBe(expected)
})

test('fills placeholders, and keeps those without a value', () => {
  expect(fillText('{a} of {b} in {c}', { a: 1, b: '$&' }, en)).toBe('1 of $& in {c}')
})
