import { findChunks, foldLetters, listTerms } from './words'

test.each([
  ['Größe', 'grosse'],
  ['CAFÉ', 'cafe'],
  ['Ｆｕｌｌ', 'full'],
  ['Łódź', 'lodz'],
  ['æther', 'aether'],
  // Marks that make another letter stay.
  ['がぎ', 'がぎ'],
  ['한국', '한국'],
])('%s is folded to %s', (text, folded) => expect(foldLetters(text)).toBe(folded))

test.each<[string, string[]]>([
  ['npm run build', ['npm', 'run', 'build']],
  ['queryCollection', ['query', 'collection', 'querycollection']],
  ['HTMLElement', ['html', 'element', 'htmlelement']],
  ['content.config.ts', ['content', 'config', 'ts', 'contentconfigts']],
  ['front-matter', ['front', 'matter', 'frontmatter']],
  ['sql_dump', ['sql', 'dump', 'sqldump']],
  ['/api/content', ['api', 'content', 'apicontent']],
  ["don't", ['don', 'dont']],
  ['utf8', ['utf', 'utf8']],
  ['v2.0.1', ['v201']],
  ['--flag', ['flag']],
  ['a b', ['a', 'b']],
  ['word, Word. WORD!', ['word']],
  ['全文検索', ['全文', '文検', '検索']],
  ['日', ['日']],
  ['検索API', ['検索', 'api']],
  ['한국어 검색', ['한국', '국어', '검색']],
  ['ไทย', ['ไท', 'ทย']],
  ['Привет мир', ['привет', 'мир']],
  ['… — !', []],
  ['', []],
])('the terms of %j', (text, terms) => expect(listTerms(text)).toEqual(terms))

test('a very long name is found by its parts', () => {
  const name = Array.from({ length: 30 }, () => 'part').join('_')
  expect(listTerms(name)).toEqual(['part'])
})

test('each word says where it stands', () => {
  const text = 'Uses queryCollection()'
  const words = findChunks(text).flatMap((chunk) => [...chunk.words, ...(chunk.joined ? [chunk.joined] : [])])
  expect(words.map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
    ['uses', 'Uses'],
    ['query', 'query'],
    ['collection', 'Collection'],
    ['querycollection', 'queryCollection'],
  ])
})
