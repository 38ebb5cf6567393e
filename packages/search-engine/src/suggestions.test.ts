import { packPages } from '@galley/core/search-index'
import type { FoundQuery } from './find-query'
import { readQuery } from './query-terms'
import { buildSiteIndex } from './site-index'
import { findLikeTitles, suggestSearches } from './suggestions'

const KNOWN = ['dialog', 'dialogs', 'diagram', 'diameter', 'di', 'search']

/** Suggestions when these words have no match. */
function suggest(query: string, unknown: string[]) {
  const terms = readQuery(query).terms.map((term) => ({
    ...term,
    found: { words: unknown.includes(term.term) ? [] : [[term.term, 1]] },
  }))
  return suggestSearches(query, terms as unknown as FoundQuery['terms'], KNOWN)
}

test('the first word without a match is replaced where it is', () => {
  expect(suggest('search Dialgo box', ['dialgo'])[0]).toBe('search dialog box')
})

test('at most three are suggested, the likest first', () => {
  expect(suggest('dialoge', ['dialoge'])).toEqual(['dialog', 'dialogs', 'diagram'])
})

test('there are none where every word has a match, or none is like it', () => {
  expect(suggest('search', [])).toEqual([])
  expect(suggest('xyzzyx', ['xyzzyx'])).toEqual([])
})

describe('titles that look like what was typed', () => {
  const titles = ['The search dialog', 'Dialogues', 'Colours', '…']
  const pages = titles.map((title, index) => ({ path: `/${index}`, title, folder: 0, lengths: [0], headings: [] }))
  const { sections } = buildSiteIndex({ docs: { pages: packPages(pages), folders: [[]], shards: [], vocabulary: [] } })
  const find = (query: string, count = 5) => findLikeTitles(query, sections, count).map((position) => titles[position])

  test('or of which a word does, the likest first', () => {
    expect(find('dialogue')).toEqual(['Dialogues', 'The search dialog'])
    expect(find('dialogue', 1)).toEqual(['Dialogues'])
  })

  test('are none where nothing does', () => {
    expect(find('xyzzyx')).toEqual([])
    expect(find('')).toEqual([])
  })
})
