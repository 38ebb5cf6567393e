import fc from 'fast-check'
import { markWords } from './mark-words'

/** The text with brackets around what is marked. */
const mark = (text: string, ...terms: string[]) =>
  markWords(text, terms)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test.each([
  ['Define a collection', ['collection'], 'Define a [collection]'],
  ['queryCollection()', ['collection'], 'query[Collection]()'],
  ['queryCollection()', ['query', 'collection', 'querycollection'], '[queryCollection]()'],
  ['Größe und CAFÉ', ['grosse', 'cafe'], '[Größe] und [CAFÉ]'],
  ['front-matter', ['frontmatter'], '[front-matter]'],
  ['全文検索を使う', ['全文', '文検', '検索'], '[全文][検][索]を使う'],
  ['<b>bold</b> & more', ['bold'], '<b>[bold]</b> & more'],
  ['nothing here', ['other'], 'nothing here'],
  ['nothing here', [], 'nothing here'],
  ['', ['a'], ''],
])('%j with %j', (text, terms, marked) => expect(mark(text, ...terms)).toBe(marked))

test('the pieces are the text, whatever it is', () => {
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
