/** @jest-environment jsdom */
import { ANNOUNCEMENT_HIDDEN, announcementScript, DISMISSED_KEY } from './announcement'

const root = document.documentElement

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  localStorage.clear()
  root.removeAttribute(ANNOUNCEMENT_HIDDEN)
})

/** Returns true if the script in the head hides the announcement. */
function isHidden(announcement: { id: string; until?: string }) {
  window.eval(announcementScript(announcement, DISMISSED_KEY))
  return root.hasAttribute(ANNOUNCEMENT_HIDDEN)
}

test('shows an announcement until the reader dismisses it', () => {
  expect(isHidden({ id: 'v4' })).toBe(false)
  localStorage.setItem(DISMISSED_KEY, 'v4')
  expect(isHidden({ id: 'v5' })).toBe(false)
  expect(isHidden({ id: 'v4' })).toBe(true)
})

test('hides an announcement after its last day', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-31T23:59:59Z') })
  expect(isHidden({ id: 'v4', until: '2026-12-31' })).toBe(false)
  jest.setSystemTime(Date.parse('2027-01-01'))
  expect(isHidden({ id: 'v4', until: '2026-12-31' })).toBe(true)
})

test('shows an announcement if storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Forbidden.')
  })
  expect(isHidden({ id: 'v4' })).toBe(false)
})

test('escapes an id that would end the script', () => {
  expect(announcementScript({ id: '</script>' }, DISMISSED_KEY)).not.toContain('</')
})
