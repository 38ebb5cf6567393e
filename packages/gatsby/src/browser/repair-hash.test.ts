/** @jest-environment jsdom */
import { repairHash } from './repair-hash'

test.each([
  ['#100%', '#100%25'],
  ['#%E0%A4', '#%25E0%25A4'],
  ['#limits', '#limits'],
  ['#%C3%BCbersicht', '#%C3%BCbersicht'],
  ['', ''],
])('changes "%s" to "%s" and keeps the rest of the URL', (hash, repaired) => {
  window.history.replaceState({ key: '1' }, '', `/docs?q=1${hash}`)
  repairHash()
  expect(window.location.href).toBe(`http://localhost/docs?q=1${repaired}`)
  expect(window.history.state).toEqual({ key: '1' })
})

test('keeps the host for a path that starts with two slashes', () => {
  window.history.replaceState(null, '', 'http://localhost//other.example/a#100%')
  repairHash()
  expect(window.location.href).toBe('http://localhost//other.example/a#100%25')
})

test('does nothing if the build turns the patch off', () => {
  process.env['GATSBY_BROWSER_PATCHES_OFF'] = 'link-preload,hash-repair'
  window.history.replaceState(null, '', '/docs#100%')
  repairHash()
  delete process.env['GATSBY_BROWSER_PATCHES_OFF']
  expect(window.location.hash).toBe('#100%')
})
