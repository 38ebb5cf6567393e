import { textsOf } from './texts'

test('a site has its own texts, and those of the engine for all others', () => {
  const texts = textsOf({ texts: { backToTop: 'Nach oben' } })
  expect([texts.backToTop, texts.editPage]).toEqual(['Nach oben', 'Edit this page'])
})
