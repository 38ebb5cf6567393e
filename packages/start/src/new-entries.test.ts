/** @jest-environment jsdom */
import { LAST_VISIT, NEW_ENTRY, NEW_SUMMARY } from './marks'
import { markNewEntries } from './new-entries'

const entry = (id: string, date: string) => `<article id="${id}" data-date="${date}" ${NEW_ENTRY}>${id}</article>`
const LIST = ['v2:2026-11-22', 'v1:2026-11-20', 'v0:2026-11-01'].map((one) => one.split(':') as [string, string])

/** A reader opens the list at a time, in a tab of their own. */
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

test('the first visit marks nothing', () => {
  expect(visit('2026-11-22T12:00:00Z')).toEqual({ marked: [], summary: '' })
})

test('the next one marks and counts what came since, as long as the tab is open', () => {
  visit('2026-11-10T12:00:00Z', LIST.slice(2))
  const news = { marked: ['v2', 'v1'], summary: '2 new since your last visit (November 10, 2026)' }
  expect(visit('2026-11-22T12:00:00Z')).toEqual(news)
  expect(visit('2026-11-22T12:01:00Z', LIST, { isNewTab: false })).toEqual(news)
  expect(visit('2026-11-22T12:02:00Z')).toEqual({ marked: [], summary: '' })
})

test('an entry of the day of the last visit is new when it was not there', () => {
  visit('2026-11-20T08:00:00Z', LIST.slice(2))
  expect(visit('2026-11-21T08:00:00Z', LIST.slice(1)).marked).toEqual(['v1'])
  visit('2026-11-22T08:00:00Z')
  expect(visit('2026-11-22T09:00:00Z', [['v3', '2026-11-22'], ...LIST]).marked).toEqual(['v3'])
})

test('a list of which all is new may have more on its other pages', () => {
  visit('2026-10-01T12:00:00Z', [])
  expect(visit('2026-11-22T12:00:00Z').summary).toMatch('3 or more new since')
})

test('an older page of the list marks, counts nothing, and is no visit', () => {
  visit('2026-11-10T12:00:00Z', LIST.slice(2))
  expect(visit('2026-11-22T12:00:00Z', LIST, { isFirst: false })).toEqual({ marked: ['v2', 'v1'], summary: undefined })
  expect(visit('2026-11-23T12:00:00Z').marked).toEqual(['v2', 'v1'])
})

test.each(['not JSON', '{}', 'null'])('a browser that has kept %p shows the list as on a first visit', (kept) => {
  localStorage.setItem(LAST_VISIT, kept)
  expect(visit('2026-11-22T12:00:00Z')).toEqual({ marked: [], summary: '' })
  expect(JSON.parse(localStorage.getItem(LAST_VISIT)!)).toHaveProperty('time', '2026-11-22T12:00:00.000Z')
})

test('where storage is forbidden, nothing is marked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Forbidden.')
  })
  expect(visit('2026-11-22T12:00:00Z')).toEqual({ marked: [], summary: '' })
})
