/** @jest-environment jsdom */
import fc from 'fast-check'
import { paintCode } from './paint-code'

const element = (html: string) => {
  const code = document.createElement('code')
  code.innerHTML = html
  return code
}
const kinds = (text: string, language: 'ts' | 'sql') =>
  [...element(paintCode(text, language)).querySelectorAll('.line > span')].map((span) => [
    span.className,
    span.textContent,
  ])

test('highlights a query like a code block', () => {
  expect(kinds("const posts = await queryCollection('posts').limit(3).all() // three", 'ts')).toEqual([
    ['keyword', 'const'],
    ['constant', 'posts'],
    ['keyword', '='],
    ['keyword', 'await'],
    ['function', 'queryCollection'],
    ['string', "'posts'"],
    ['function', '.limit'],
    ['constant', '3'],
    ['function', '.all'],
    ['comment', '// three'],
  ])
})

test('highlights SQL, and splits a string over two lines into one token per line', () => {
  const sql = `SELECT COUNT(*) AS "count" FROM "_content_docs" WHERE ("title" = 'It''s\ntwo')`
  expect(kinds(sql, 'sql')).toEqual([
    ['keyword', 'SELECT'],
    ['function', 'COUNT'],
    ['keyword', 'AS'],
    ['string', '"count"'],
    ['keyword', 'FROM'],
    ['string', '"_content_docs"'],
    ['keyword', 'WHERE'],
    ['string', '"title"'],
    ['keyword', '='],
    ['string', "'It''s"],
    ['string', "two'"],
  ])
  expect(element(paintCode(sql, 'sql')).querySelectorAll('.line')).toHaveLength(2)
})

test('escapes markup', () => {
  const html = paintCode(`'<img src=x onerror="alert(1)">' & <b>`, 'ts')
  expect(element(html).querySelector('img, b')).toBeNull()
})

test('keeps every character of any text', () => {
  const pieces = fc.constantFrom("'", '"', '`', '\\', '\n', '//', '<', '&', 'await ', 'a.b(', '=>', ' ', '1.5', "''")
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom('ts' as const, 'sql' as const), (text, language) => {
      fc.pre(!/[\0\r]/.test(text))
      expect(element(paintCode(text, language)).textContent).toBe(text)
    }),
  )
})

test.each(['ts', 'sql'] as const)('highlights long %s text in linear time', (language) => {
  const start = performance.now()
  for (const piece of ["'", '\\', 'a', 'a ', '$a', 'a$', '.', ' ', '=']) paintCode(piece.repeat(20_000), language)
  expect(performance.now() - start).toBeLessThan(10_000)
})
