/** @jest-environment jsdom */
import { LAST_VISIT, NEW_ENTRY, NEW_SUMMARY } from './marks'
import { markNewEntries } from './new-entries'
import { blockStorage } from './page.fixture'

const entry = (id: string, date: string) => `<article id="${id}" data-date="${date}" ${NEW_ENTRY}>${id}</article>`
const LIST = ['v2:2026-11-22', 'v1:2026-11-20', 'v0:2026-11-01'].map((one) => one.split(':') as [string, string])

/** Opens the list at this time, by default in a new tab. */
function visit(time: string, entries = LIST, { isFirst = true, isNewTab = true } = {}) {
  if (isNewTab) sessionStorage.clear()
  jest.setSystemTime(new Date(time))
  document.documentElement.lang = 'en'
  const summary = isFirst ? `<p ${NEW_SUMMARY}></p>` : ''
  document.body.innerHTML = summary + entries.map(([id, date]) => entry(id, date)).join('')
  markNewEntries()
  return {
    marked: Array.from(document.querySelectorAll(`[${NEW_ENTRY}=new]`), ({ id }) => id),
    summary: document.querySelector('p')?.textContent,
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('marks and counts the entries since the last visit, as long as the tab is open', () => {
  visit('2026-11-10T12:00:00Z', LIST.slice(2))
  const news = { marked: ['v2', 'v1'], summary: '2 new since your last visit (November 10, 2026)' }
  expect(visit('2026-11-22T12:00:00Z')).toEqual(news)
  expect(visit('2026-11-22T12:01:00Z', LIST, { isNewTab: false })).toEqual(news)
  expect(visit('2026-11-22T12:02:00Z')).toEqual({ marked: [], summary: '' })
})

test('marks an entry published later on the day of the last visit', () => {
  visit('2026-11-20T08:00:00Z', LIST.slice(2))
  expect(visit('2026-11-21T08:00:00Z', LIST.slice(1)).marked).toEqual(['v1'])
  visit('2026-11-22T08:00:00Z')
  expect(visit('2026-11-22T09:00:00Z', [['v3', '2026-11-22'], ...LIST]).marked).toEqual(['v3'])
})

test('counts "or more" if every entry is new', () => {
  visit('2026-10-01T12:00:00Z', [])
  expect(visit('2026-11-22T12:00:00Z').summary).toMatch('3 or more new since')
})

test('marks entries on an older page of the list without a count, and records no visit', () => {
  visit('2026-11-10T12:00:00Z', LIST.slice(2))
  expect(visit('2026-11-22T12:00:00Z', LIST, { isFirst: false })).toEqual({ marked: ['v2', 'v1'], summary: undefined })
  expect(visit('2026-11-23T12:00:00Z').marked).toEqual(['v2', 'v1'])
})

test.each([undefined, 'not JSON', '{}'])('marks nothing on a first visit: %p is stored', (kept) => {
  if (kept) localStorage.setItem(LAST_VISIT, kept)
  expect(visit('2026-11-22T12:00:00Z')).toEqual({ marked: [], summary: '' })
  expect(JSON.parse(localStorage.getItem(LAST_VISIT)!)).toHaveProperty('time', '2026-11-22T12:00:00.000Z')
})

test('marks nothing if storage is blocked', () => {
  blockStorage()
  expect(visit('2026-11-22T12:00:00Z')).toEqual({ marked: [], summary: '' })
})
