import { textsOf } from './texts'

test('merges the texts of a site with the defaults', () => {
  const texts = textsOf({ texts: { backToTop: 'Nach oben' } })
  expect([texts.backToTop, texts.editPage]).toEqual(['Nach oben', 'Edit this page'])
})
