/** @jest-environment jsdom */
import { parseFeed } from 'feedsmith'
import type { Feed } from './feed'
import { writeFeed } from './write-feed'

const HOSTILE = 'A ]]> B & <b>C</b> "D" \u0000\u0008\ufffe\ud800 😀 <![CDATA[ E'
const READ = 'A ]]> B & <b>C</b> "D"  😀 <![CDATA[ E'

const SAILS = 'https://harbour.example/blog/sails'

const feed: Feed = {
  url: 'https://harbour.example/blog',
  title: `Blog ${HOSTILE}`,
  description: HOSTILE,
  language: 'en',
  author: { name: 'Harbour', url: 'https://harbour.example/' },
  icon: 'https://harbour.example/logo.png',
  entries: [
    {
      id: SAILS,
      url: SAILS,
      title: HOSTILE,
      summary: HOSTILE,
      html: `<p>${HOSTILE}</p>`,
      published: '2026-01-31T00:00:00Z',
      updated: '2026-02-03T00:00:00Z',
      authors: [{ name: 'Ada & Co', url: 'https://harbour.example/authors/ada' }, { name: 'Bo' }],
      tags: ['sails', 'R & D'],
      image: { url: 'https://harbour.example/static/a.png?x=1&y=2', type: 'image/png', size: 1234 },
    },
    {
      id: 'tag:harbour.example,2026-01-02:/docs/ropes',
      url: 'https://harbour.example/docs/ropes',
      title: 'Ropes',
      summary: '',
      updated: '2026-01-02T00:00:00Z',
      authors: [],
      tags: [],
    },
  ],
}

/** Returns a file of the feed. */
const fileOf = (name: string, from = feed) => writeFeed('/blog', from).get(`/blog/${name}`)!

test.each(['feed.xml', 'atom.xml'])('%s is well-formed XML with the style sheet, even without entries', (file) => {
  for (const text of [fileOf(file), fileOf(file, { ...feed, entries: [] })]) {
    expect(text).toContain('<?xml-stylesheet type="text/css" href="/feeds.css"?>')
    expect(new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')).toBeNull()
  }
})

test('RSS has the content of the feed', () => {
  expect(parseFeed(fileOf('feed.xml'))).toMatchObject({
    format: 'rss',
    feed: {
      title: `Blog ${READ}`,
      link: 'https://harbour.example/blog',
      description: READ,
      language: 'en',
      lastBuildDate: 'Tue, 03 Feb 2026 00:00:00 GMT',
      atom: { links: [{ rel: 'self', href: 'https://harbour.example/blog/feed.xml' }] },
      image: { url: 'https://harbour.example/logo.png' },
      items: [
        {
          title: READ,
          link: SAILS,
          guid: { value: SAILS, isPermaLink: true },
          pubDate: 'Sat, 31 Jan 2026 00:00:00 GMT',
          // HTML in which the entities are text.
          description: READ.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
          dc: { creators: ['Ada & Co', 'Bo'] },
          categories: [{ name: 'sails' }, { name: 'R & D' }],
          enclosures: [{ url: 'https://harbour.example/static/a.png?x=1&y=2', type: 'image/png', length: 1234 }],
          atom: { updated: '2026-02-03T00:00:00.000Z' },
          content: { encoded: `<p>${READ}</p>` },
        },
        { guid: { value: 'tag:harbour.example,2026-01-02:/docs/ropes', isPermaLink: false } },
      ],
    },
  })
})

test('Atom has the content of the feed', () => {
  expect(parseFeed(fileOf('atom.xml'))).toMatchObject({
    format: 'atom',
    feed: {
      id: 'https://harbour.example/blog/atom.xml',
      title: { value: `Blog ${READ}` },
      updated: '2026-02-03T00:00:00.000Z',
      authors: [{ name: 'Harbour' }],
      links: [{ href: 'https://harbour.example/blog' }, { rel: 'self', href: 'https://harbour.example/blog/atom.xml' }],
      entries: [
        {
          id: SAILS,
          title: { value: READ },
          published: '2026-01-31T00:00:00.000Z',
          updated: '2026-02-03T00:00:00.000Z',
          authors: [{ name: 'Ada & Co', uri: 'https://harbour.example/authors/ada' }, { name: 'Bo' }],
          categories: [{ term: 'sails' }, { term: 'R & D' }],
          links: [{ href: SAILS }, { rel: 'enclosure', length: 1234 }],
          content: { value: `<p>${READ}</p>`, type: 'html' },
        },
        { id: 'tag:harbour.example,2026-01-02:/docs/ropes' },
      ],
    },
  })
})

test('JSON Feed has the content of the feed', () => {
  expect(JSON.parse(fileOf('feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://harbour.example/blog',
    feed_url: 'https://harbour.example/blog/feed.json',
    language: 'en',
    authors: [{ name: 'Harbour' }],
    items: [
      {
        id: SAILS,
        title: HOSTILE,
        content_html: `<p>${HOSTILE}</p>`,
        summary: HOSTILE,
        image: 'https://harbour.example/static/a.png?x=1&y=2',
        date_published: '2026-01-31T00:00:00Z',
        date_modified: '2026-02-03T00:00:00Z',
        authors: [{ name: 'Ada & Co', url: 'https://harbour.example/authors/ada' }, { name: 'Bo' }],
        tags: ['sails', 'R & D'],
      },
      // JSON Feed requires a text, which can be empty.
      { title: 'Ropes', content_text: '' },
    ],
  })
})

test('a feed without entries is the same in each build', () => {
  const empty = { ...feed, entries: [] }
  expect(parseFeed(fileOf('atom.xml', empty))).toMatchObject({ feed: { updated: '1970-01-01T00:00:00.000Z' } })
  expect(JSON.parse(fileOf('feed.json', empty))).toMatchObject({ items: [] })
})
