import { parseFeed } from 'feedsmith'
import type { Feed } from './feed'
import { findFeedErrors } from './find-feed-errors.fixture'
import { writeFeed } from './write-feed'

const HOSTILE = 'A ]]> B & <b>C</b> "D" \u0000\u0008\ufffe\ud800 😀 <![CDATA[ E'
const READ = 'A ]]> B & <b>C</b> "D"  😀 <![CDATA[ E'

const feed: Feed = {
  url: 'https://harbour.example/blog',
  title: `Blog ${HOSTILE}`,
  description: HOSTILE,
  language: 'en',
  author: { name: 'Harbour', url: 'https://harbour.example/' },
  icon: 'https://harbour.example/logo.png',
  entries: [
    {
      id: 'https://harbour.example/blog/sails',
      url: 'https://harbour.example/blog/sails',
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

test('an independent feed parser reads the RSS file correctly', () => {
  const { format, feed: read } = parseFeed(fileOf('feed.xml'))
  if (format !== 'rss') throw new Error(`It is read as ${format}.`)
  expect(read).toMatchObject({
    title: `Blog ${READ}`,
    link: 'https://harbour.example/blog',
    description: READ,
    language: 'en',
    lastBuildDate: 'Tue, 03 Feb 2026 00:00:00 GMT',
    atom: { links: [{ rel: 'self', href: 'https://harbour.example/blog/feed.xml' }] },
    image: { url: 'https://harbour.example/logo.png' },
  })
  const [sails, ropes] = read.items!
  expect(sails).toMatchObject({
    title: READ,
    link: 'https://harbour.example/blog/sails',
    guid: { value: 'https://harbour.example/blog/sails', isPermaLink: true },
    pubDate: 'Sat, 31 Jan 2026 00:00:00 GMT',
    // HTML in which the entities are text.
    description: READ.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    dc: { creators: ['Ada & Co', 'Bo'] },
    categories: [{ name: 'sails' }, { name: 'R & D' }],
    enclosures: [{ url: 'https://harbour.example/static/a.png?x=1&y=2', type: 'image/png', length: 1234 }],
    atom: { updated: '2026-02-03T00:00:00Z' },
    content: { encoded: `<p>${READ}</p>` },
  })
  expect(ropes).toMatchObject({
    guid: { value: 'tag:harbour.example,2026-01-02:/docs/ropes', isPermaLink: false },
    pubDate: 'Fri, 02 Jan 2026 00:00:00 GMT',
  })
  expect(ropes).not.toHaveProperty('content')
})

test('an independent feed parser reads the Atom file correctly', () => {
  const { format, feed: read } = parseFeed(fileOf('atom.xml'))
  if (format !== 'atom') throw new Error(`It is read as ${format}.`)
  expect(read).toMatchObject({
    id: 'https://harbour.example/blog/atom.xml',
    title: { value: `Blog ${READ}` },
    updated: '2026-02-03T00:00:00Z',
    authors: [{ name: 'Harbour' }],
    links: [{ href: 'https://harbour.example/blog' }, { rel: 'self', href: 'https://harbour.example/blog/atom.xml' }],
  })
  const [sails, ropes] = read.entries!
  expect(sails).toMatchObject({
    id: 'https://harbour.example/blog/sails',
    title: { value: READ },
    published: '2026-01-31T00:00:00Z',
    updated: '2026-02-03T00:00:00Z',
    authors: [{ name: 'Ada & Co', uri: 'https://harbour.example/authors/ada' }, { name: 'Bo' }],
    categories: [{ term: 'sails' }, { term: 'R & D' }],
    content: { value: `<p>${READ}</p>`, type: 'html' },
  })
  expect(sails?.links).toContainEqual(expect.objectContaining({ rel: 'enclosure', length: 1234 }))
  expect(ropes).not.toHaveProperty('published')
})

test('writes the same content as JSON Feed 1.1', () => {
  const { format, feed: read } = parseFeed(fileOf('feed.json'))
  if (format !== 'json') throw new Error(`It is read as ${format}.`)
  expect(read).toMatchObject({
    home_page_url: 'https://harbour.example/blog',
    feed_url: 'https://harbour.example/blog/feed.json',
    language: 'en',
    authors: [{ name: 'Harbour' }],
  })
  expect(read.items?.[0]).toMatchObject({
    id: 'https://harbour.example/blog/sails',
    title: HOSTILE,
    content_html: `<p>${HOSTILE}</p>`,
    summary: HOSTILE,
    image: 'https://harbour.example/static/a.png?x=1&y=2',
    date_published: '2026-01-31T00:00:00Z',
    date_modified: '2026-02-03T00:00:00Z',
    authors: [{ name: 'Ada & Co', url: 'https://harbour.example/authors/ada' }, { name: 'Bo' }],
    tags: ['sails', 'R & D'],
  })
  // JSON Feed requires a text, which can be empty.
  expect(JSON.parse(fileOf('feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{}, { title: 'Ropes', content_text: '' }],
  })
})

test('a feed without entries is valid and the same in each build', () => {
  const empty = { ...feed, entries: [] }
  expect(parseFeed(fileOf('atom.xml', empty))).toMatchObject({ feed: { updated: '1970-01-01T00:00:00Z' } })
  expect(parseFeed(fileOf('feed.xml', empty)).format).toBe('rss')
  expect(JSON.parse(fileOf('feed.json', empty))).toMatchObject({ items: [] })
})

type Fault = readonly [right: string | RegExp, wrong: string]

test.each<['rss' | 'atom' | 'json', file: string, faults: Fault[]]>([
  [
    'rss',
    'feed.xml',
    [
      [/<pubDate>.*?(?=<)/, '<pubDate>yesterday'],
      [/<guid.*?<\/guid>/, ''],
      ['https://harbour.example/blog</link>', '/blog</link>'],
    ],
  ],
  [
    'atom',
    'atom.xml',
    [
      [/<id>.*?<\/id>/, ''],
      [/<updated>.*?<\/updated>/, ''],
      [/(<entry>.*?)<id>.*?<\/id>/s, '$1'],
      ['2026-01-31T00:00:00Z', '2026-01-31'],
    ],
  ],
  [
    'json',
    'feed.json',
    [
      [/"id":".*?",/, ''],
      ['2026-01-31T00:00:00Z', 'yesterday'],
    ],
  ],
])('%s is valid, even without entries, and the validator finds each of these faults', async (format, file, faults) => {
  const right = fileOf(file)
  const faulty = faults.map((fault) => right.replace(...fault))
  const errors = await findFeedErrors(format, [right, fileOf(file, { ...feed, entries: [] }), ...faulty])
  expect(errors.slice(0, 2)).toEqual([[], []])
  expect(errors.slice(2).map(({ length }) => length > 0)).toEqual(faults.map(() => true))
})

test("the style sheet has the site's colours and fonts", () => {
  for (const file of ['feed.xml', 'atom.xml'])
    expect(fileOf(file)).toContain('<?xml-stylesheet type="text/css" href="/feeds.css"?>')
})
