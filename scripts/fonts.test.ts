import fontFiles from '@galley/tokens/font-files.json'
import { digest, readPublished, readRange, readSource, subsetInFileName, typefaces } from './fonts.mjs'

type Face = keyof typeof fontFiles

test.each(Object.entries(typefaces))(
  'the committed fonts of the %s are those of its package (otherwise run "npm run fonts")',
  (face, { source, weights }) => {
    const { files, ...cut } = fontFiles[face as Face]
    expect(cut).toEqual({ source: readSource(source), weights })
    for (const { url } of files) expect(url).toContain(digest(readPublished(url)))
    expect(files.at(-1)?.range).toContain('U+0000-00FF')
  },
)

test('lists the characters of a range', () => {
  expect(readRange('U+0061-0064,U+2116,U+1F600')).toBe('abcd№😀')
})

test('names the parts of Chinese, Japanese and Korean fonts by their numbers', () => {
  expect(['[0]', '[119]', 'latin-ext'].map(subsetInFileName)).toEqual(['0', '119', 'latin-ext'])
})
