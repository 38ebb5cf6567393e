import fc from 'fast-check'
import { markWords } from './mark-words'
import { findChunks, foldLetters, listTerms } from './words'

test.each([
  ['Größe', 'grosse'],
  ['CAFÉ', 'cafe'],
  ['Ｆｕｌｌ', 'full'],
  ['Łódź', 'lodz'],
  // Keeps marks that turn a letter into another letter.
  ['がぎ', 'がぎ'],
])('folds %s to %s', (text, folded) => expect(foldLetters(text)).toBe(folded))

test.each<[string, string[]]>([
  ['queryCollection', ['query', 'collection', 'querycollection']],
  ['HTMLElement', ['html', 'element', 'htmlelement']],
  ['content.config.ts', ['content', 'config', 'ts', 'contentconfigts']],
  ["don't", ['don', 'dont']],
  ['utf8', ['utf', 'utf8']],
  ['v2.0.1', ['v201']],
  ['word, Word. WORD!', ['word']],
  ['全文検索', ['全文', '文検', '検索']],
  ['ไทย', ['ไท', 'ทย']],
  ['한국어 검색', ['한국', '국어', '검색']],
  ['… — !', []],
])('lists the terms of %j', (text, terms) => expect(listTerms(text)).toEqual(terms))

test('lists only the parts of a very long name', () => {
  const name = Array.from({ length: 30 }, () => 'part').join('_')
  expect(listTerms(name)).toEqual(['part'])
})

test('returns the position of each word', () => {
  const text = 'Uses queryCollection()'
  const words = findChunks(text).flatMap((chunk) => [...chunk.words, ...(chunk.joined ? [chunk.joined] : [])])
  expect(words.map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
    ['uses', 'Uses'],
    ['query', 'query'],
    ['collection', 'Collection'],
    ['querycollection', 'queryCollection'],
  ])
})

/** Returns the text with brackets around the marked words. */
const mark = (text: string, ...terms: string[]) =>
  markWords(text, terms)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test.each([
  ['Define a collection', ['collection'], 'Define a [collection]'],
  ['queryCollection()', ['collection'], 'query[Collection]()'],
  ['queryCollection()', ['query', 'collection', 'querycollection'], '[queryCollection]()'],
  ['Größe und CAFÉ', ['grosse', 'cafe'], '[Größe] und [CAFÉ]'],
  ['全文検索を使う', ['全文', '文検', '検索'], '[全文][検][索]を使う'],
  ['<b>bold</b> & more', ['bold'], '<b>[bold]</b> & more'],
])('marks in %j the words %j', (text, terms, marked) => expect(mark(text, ...terms)).toBe(marked))

test('marked and unmarked parts join to the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
      expect(
        markWords(text, terms)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
