import { readSynonyms } from './synonyms'

const synonymsOf = (phrase: string, own?: string[][]) => readSynonyms(own)(phrase)

test('finds the synonyms of a phrase written as one word, and of its other forms', () => {
  expect(synonymsOf('contenttype')).toContainEqual(['collection'])
  expect(synonymsOf('contenttypes')).toContainEqual(['collection'])
  expect(synonymsOf('collections')).toContainEqual(['content', 'type'])
})

test('a word is no synonym of itself', () => {
  for (const word of ['image', 'images']) expect(synonymsOf(word)).not.toContainEqual(['image'])
  expect(synonymsOf('xyzzy')).toEqual([])
})

test('British and American spellings are synonyms', () => {
  expect(synonymsOf('colour')).toContainEqual(['color'])
})

test('the synonyms of a site are added to the general synonyms', () => {
  const own = [['Größe', 'Ausmaß']]
  expect(synonymsOf('grosse', own)).toEqual([['ausmass']])
  expect(synonymsOf('image', own)).toContainEqual(['picture'])
})
