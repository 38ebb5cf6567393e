import { formatProblem } from '@galley/core/content-source'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { findLanguageProblems } from './find-language-problems'

const SOURCE = "defineSite({\n  language: 'nl',\n  texts: { editPag: 'Bewerken', onGitHub: 'Op GitHub' },"
const find = (facts: object) => findLanguageProblems(facts, SOURCE).map(formatProblem)

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
