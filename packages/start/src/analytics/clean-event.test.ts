/** @jest-environment jsdom */
import { cleanUrl, cleanEvent } from './clean-event'

test.each([
  ['https://a.example/docs?token=abc&PREVIEW=x&utm_source_token=1', 'https://a.example/docs'],
  ['https://a.example/?utm_source=news&q=1&ref=b.example', 'https://a.example/?utm_source=news&ref=b.example'],
  ['https://a.example/?utm_source=a%26preview=b', 'https://a.example/?utm_source=a%26preview%3Db'],
  ['https://ana:secret@a.example/docs', 'https://a.example/docs'],
  ['https://a.example/docs#access_token=abc', 'https://a.example/docs'],
  ['https://a.example/?%zz=1&=2&&preview', 'https://a.example/'],
  ['android-app://com.example.mail/?token=1', 'android-app://com.example.mail/'],
  ['no url?token=1', ''],
])('cleans %s to %s', (url, clean) => {
  expect(cleanUrl(url)).toBe(clean)
})

test.each([
  ['https://a.example/?token=1#/install?token=2', 'https://a.example/#/install'],
  ['https://a.example/#access_token=abc', 'https://a.example/'],
])('cleans %s to %s, with the route in the hash', (url, clean) => {
  expect(cleanUrl(url, true)).toBe(clean)
})

test('adds the window width and the routing mode to an event, and cleans all its URLs', () => {
  const sent = {
    n: 'Outbound Link: Click',
    d: 'a.example',
    u: 'https://a.example/docs?preview=abc#install',
    r: 'https://ana:secret@b.example/?token=abc',
    p: { url: 'https://c.example/?token=abc', other: '?token' },
  }
  const urls = { u: 'https://a.example/docs', r: 'https://b.example/' }
  const p = { url: 'https://c.example/', other: '?token' }
  expect(cleanEvent(sent, false)).toEqual({ ...sent, ...urls, p, w: window.innerWidth, h: 0 })
  expect(cleanEvent({ ...sent, r: '' }, true)).toMatchObject({ u: 'https://a.example/docs#install', r: null, h: 1 })
})
