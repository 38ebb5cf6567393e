import { createHash } from 'node:crypto'
import { hashInline } from './inline-hashes'

const hashesOf = (html: string) => hashInline(Buffer.from(html)).scripts
const styleHashesOf = (html: string) => hashInline(Buffer.from(html)).styles

function sha256(script: string) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

test('a known script has the hash that browsers compute', () => {
  // The example of the CSP specification, section 8.1.
  expect(hashesOf("<script>alert('Hello, world.');</script>")).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ])
})

test('every script that runs counts once, in order', () => {
  const html =
    '<head><script>one()</script><script type="module">two()</script></head><body><script>one()</script><script type="importmap">{"imports":{}}</script></body>'
  expect(hashesOf(html)).toEqual([sha256('one()'), sha256('two()'), sha256('{"imports":{}}')])
})

test.each([
  '<script src="/app.js"></script>',
  '<script src></script>',
  '<script></script>',
  '<script type="application/ld+json">{"a": 1}</script>',
  '<script type="application/json">{"a": 1}</script>',
  '<!-- <script>no()</script> -->',
  '<style>script { color: red }</style><p>&lt;script&gt;no()&lt;/script&gt;</p>',
])('%s needs no hash', (html) => {
  expect(hashesOf(html)).toEqual([])
})

test('the text counts as it is, with markup, references and characters of any kind', () => {
  const script = '/*<![CDATA[*/ a < b && "&amp;" + "<p>é</p>" + \'<\\/script\' /*]]>*/'
  expect(hashesOf(`<script>${script}</script><p>x</p>`)).toEqual([sha256(script)])
})

test('line breaks count as browsers read them', () => {
  expect(hashesOf('<script>a\r\nb\rc</script>')).toEqual([sha256('a\nb\nc')])
})

test('style elements count too, also those for readers without scripts', () => {
  const html =
    '<head><style data-styles="a">.a>b{content:"&amp;"}</style><noscript><style>.c{top:0}</style></noscript></head><style>.c{top:0}</style>'
  expect(styleHashesOf(html)).toEqual([sha256('.a>b{content:"&amp;"}'), sha256('.c{top:0}')])
})

test.each([
  '<style></style>',
  '<!-- <style>a{}</style> -->',
  "<script>'<style>a{}'</script>",
  '<p style="top:0">a</p>',
])('%s has no style element with a text', (html) => {
  expect(styleHashesOf(html)).toEqual([])
})
