import { formatProblem } from '@galley/core/content-source'
import { setTranslations } from '@galley/core/translations'
import { site } from '@galley/site'
import { findTranslationProblems } from './find-translation-problems'
import { findUnused } from './find-unused'

const { languages } = site
beforeEach(() => {
  setTranslations(['de', 'fr'])
  Object.assign(site, { languages: [{ code: 'en' }, { code: 'de' }, { code: 'fr' }] })
})
afterEach(() => {
  setTranslations([])
  Object.assign(site, { languages })
})

const check = (...files: string[]) => findTranslationProblems(files).map(formatProblem)

test('reports nothing for translations with originals, drafts, and translations without an original', () => {
  expect(check('docs/a.md', 'docs/a.de.md', 'docs/a.de.draft.md', 'docs/a.fr.mdx', 'docs/only-here.de.md')).toEqual([])
})

test('reports two translations of one page or folder, and warns once about two layouts', () => {
  expect(check('docs/a.md', 'docs/a.de.md', 'de/docs/a.md', 'docs/b.md', 'docs/b.de.md')).toEqual([
    'content/docs/a.de.md:1:1  The file translates the same page into "de" as content/de/docs/a.md. Delete one of the two files.',
    'content/de/docs/a.md:1:1  warning: Translations are named in two ways: like content/de/docs/a.md (1), and like content/docs/a.de.md (2). Name all translations in one way.',
  ])
  expect(check('docs/.navigation.de.yml', 'de/docs/.navigation.yml')[0]).toMatch(/same page into "de"/)
})

test('reports files that are named after the first language', () => {
  const message = 'The first language "en" is not part of file names. Rename the file to content/docs/a.md.'
  expect(check('docs/a.en.md')).toEqual([`content/docs/a.en.md:1:1  ${message}`])
  expect(check('en/docs/a.md')).toEqual([`content/en/docs/a.md:1:1  ${message}`])
})

test.each([
  ['docs/2.install.de.md', 'docs/2.installation.md'],
  ['de/docs/1.intro.md', 'docs/1.intros.md'],
])('suggests an original for %s', (file, meant) => {
  expect(check(meant, 'docs/9.other.md', file)).toEqual([
    `content/${file}:1:1  warning: The translation has no original. Did you mean a translation of content/${meant}? Give the two files the same name.`,
  ])
})

test('warns about translations of files that are for all languages', () => {
  expect(findUnused(['variables.de.yml', 'de/glossary.yml']).map(formatProblem)).toEqual([
    'content/variables.de.yml:1:1  warning: The file is not used: content/variables.yml is for all languages. Delete the file.',
    'content/de/glossary.yml:1:1  warning: The file is not used: content/glossary.yml is for all languages. Delete the file.',
  ])
})
