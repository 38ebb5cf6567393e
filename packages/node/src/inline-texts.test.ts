import { en } from '@galley/core/languages/en'
import { inlineTexts } from './inline-texts'

test('puts texts and plural forms in place of their names', () => {
  expect(inlineTexts('<b title={site.texts.close}>{count(site.texts.itemCount)}</b>', en.texts)).toBe(
    '<b title={"Close"}>{count({"one":"{count} item","other":"{count} items"})}</b>',
  )
})

test.each(['site.texts[name]', 'f(site.texts)', 'site.texts.clos'])('refuses %j', (code) => {
  expect(() => inlineTexts(code, en.texts)).toThrow('Write site.texts.name with a name of @galley/core/languages/en.')
})
