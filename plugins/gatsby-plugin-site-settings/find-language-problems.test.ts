import { formatProblem } from '@galley/core/content-source'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { findLanguageProblems } from './find-language-problems'

const { at, write } = createTestFolder()

const SOURCE = "defineSite({\n  language: 'nl',\n  texts: { editPag: 'Bewerken', onGitHub: 'Op GitHub' },"
const find = (facts: object) => findLanguageProblems(facts, SOURCE, at()).map(formatProblem)

test.each([{}, { language: en, texts: en.texts }, { language: { ...de, code: 'de-AT' }, texts: de.texts }])(
  'accepts a complete language',
  (facts) => {
    expect(find(facts)).toEqual([])
  },
)

test('lists the texts that a language lacks', () => {
  const { menu: _, footer: __, ...texts } = de.texts
  expect(find({ language: de, texts })).toEqual([
    expect.stringMatching(
      /^src\/site\.ts:1:1 {2}"language\.texts" lacks 2 of \d+ texts: menu, footer\. Add them; @galley\/core\/languages\/en has the originals\.$/,
    ),
  ])
})

const IMPORT = `Write "import { de } from '@galley/core/languages/de'" and "language: de", with the code of your language.`

test.each<[facts: { language?: unknown; texts?: object }, message: string]>([
  [{ language: 'nl' }, `2:13  "language" must be an object with texts, got "nl". ${IMPORT}`],
  [{ language: { ...en, direction: 'up' } }, '1:1  "language.direction" must be "ltr" or "rtl", got "up". Correct it.'],
  [
    { language: { ...en, code: 'de_DE' } },
    '1:1  "language.code" must be a code such as "de" or "pt-BR", got "de_DE". Correct it.',
  ],
  [
    { texts: { editPag: 'Bewerken' } },
    '3:21  "texts.editPag" is not a text of the interface. Did you mean "editPage"? Correct or remove it.',
  ],
  [{ texts: { onGitHub: 'Op GitHub' } }, '3:43  "texts.onGitHub" lacks {name}. Add it, as in "{name} on GitHub".'],
  [
    { texts: { itemCount: { other: '{count} items' } } },
    '1:1  "texts.itemCount" lacks the plural forms one. Add them, as in "{count} items".',
  ],
])('refuses %j', ({ language = en, texts }, message) => {
  expect(find({ language, texts: { ...en.texts, ...texts } })).toEqual([`src/site.ts:${message}`])
})

describe('several languages', () => {
  const findIn = (...languages: unknown[]) =>
    findLanguageProblems({ languages }, "languages: [en, { ...de, code: 'de' }]", at()).map(formatProblem)

  test('accepts complete languages with translations beside the originals and in a folder', () => {
    write('content/docs/a.md')
    write('content/docs/a.de.md')
    write('content/de/1.docs/b.md')
    write('content/about.md')
    write('content/about.de.md')
    expect(findIn(en, { ...de, site: { texts: { close: 'Zu' } } })).toEqual([])
  })

  test.each<[message: string, ...languages: unknown[]]>([
    ['1:1  "languages" has one language. Add another one, or write "language" instead of "languages".', en],
    ['1:32  "languages[3].code" is "de" a second time. Remove one of the two languages.', en, de, de],
    [
      '1:1  "languages[2].code" must be a code such as "de" or "pt-BR", got "de_DE". Correct it.',
      en,
      { ...de, code: 'de_DE' },
    ],
    [
      `1:32  "languages[2]" must be an object with texts, got "de". ${IMPORT.replace('"language: de"', '"de" without quotes')}`,
      en,
      'de',
    ],
    [
      '1:1  "languages[2].texts.onGitHub" lacks {name}. Add it, as in "{name} on GitHub".',
      en,
      { ...de, site: { texts: { onGitHub: 'GitHub' } } },
    ],
  ])('reports %s', (message, ...languages) => {
    expect(findIn(...languages)).toEqual([`src/site.ts:${message}`])
  })

  test('lists the texts that a language lacks', () => {
    const { menu: _, ...texts } = de.texts
    expect(findIn(en, { ...de, texts })).toEqual([
      expect.stringMatching(/"languages\[2\]\.texts" lacks 1 of \d+ texts: menu\./),
    ])
  })

  test('reports a code that is the path of a page, or a folder that is no translation', () => {
    write('content/docs/a.md')
    write('content/2.de.md')
    write('content/sv/guides/a.md')
    expect(findIn(en, de, { ...de, code: 'sv' })).toEqual([
      'src/site.ts:1:32  "languages[2].code" is "de", but content/2.de.md has the path /de too. Rename that file or folder.',
      'src/site.ts:1:1  "languages[3].code" is "sv", but content/sv has no file or folder with the name of one in content/, so it has no translations. Rename the folder.',
    ])
  })
})
