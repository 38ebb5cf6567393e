import { createHash } from 'node:crypto'
import { hashInline } from './inline-hashes'

const hashesOf = (html: string) => hashInline(Buffer.from(html)).scripts
const styleHashesOf = (html: string) => hashInline(Buffer.from(html)).styles

const sha256 = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

test('a known script has the hash that browsers compute', () => {
  // The example of the CSP specification, section 8.1.
  expect(hashesOf("<script>alert('Hello, world.');</script>")).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ])
})

test('each script that runs has one hash, in the order of the page', () => {
  const html =
    '<head><script>one()</script><script type="module">two()</script></head><body><script>one()</script><script type="importmap">{"imports":{}}</script></body>'
  expect(hashesOf(html)).toEqual([sha256('one()'), sha256('two()'), sha256('{"imports":{}}')])
})

test.each([
  '<script src="/app.js"></script>',
  '<script></script>',
  '<script type="application/ld+json">{"a": 1}</script>',
  '<script type="application/json">{"a": 1}</script>',
  '<!-- <script>no()</script> -->',
  '<style>script { color: red }</style><p>&lt;script&gt;no()&lt;/script&gt;</p>',
])('%s needs no hash', (html) => {
  expect(hashesOf(html)).toEqual([])
})

test('hashes a text with markup, references and line breaks as browsers read it', () => {
  const script = '/*<![CDATA[*/ a < b && "&amp;" + "<p>é</p>" + \'<\\/script\' /*]]>*/'
  expect(hashesOf('<script>a\r\nb\rc</script>')).toEqual([sha256('a\nb\nc')])
  expect(hashesOf(`<script>${script}</script><p>x</p>`)).toEqual([sha256(script)])
})

test('hashes style elements, even in noscript', () => {
  const html =
    '<head><style data-styles="a">.a>b{content:"&amp;"}</style><noscript><style>.c{top:0}</style></noscript></head><style>.c{top:0}</style>'
  expect(styleHashesOf(html)).toEqual([sha256('.a>b{content:"&amp;"}'), sha256('.c{top:0}')])
})
