import { findFirstScreenFonts, FIRST_SCREEN_CHARACTERS } from './first-screen-fonts'

const text = (length: number) => `<p>${'a'.repeat(length)}</p>`

const page = (content: string, title = '<h1 class="a">Title</h1>') =>
  `<header><code>npm</code></header><main><nav><code>sidebar</code></nav>${title}${content}</main><footer><code>end</code></footer>`

test.each([
  ['text alone', page(text(10)), ['sans', 'serif']],
  ['a title in the sans font', page(text(10), '<h1 data-face="sans" class="a">Title</h1>'), ['sans']],
  ['no title', page(text(10), ''), ['sans']],
  ['code in its title', page(text(10), '<h1><code>npm</code></h1>'), ['sans', 'serif']],
  [
    'code on the first screen',
    page(`${text(FIRST_SCREEN_CHARACTERS)}<p><code>a</code></p>`),
    ['sans', 'serif', 'mono'],
  ],
  ['a code block', page('<pre class="b">a</pre>'), ['sans', 'serif', 'mono']],
  ['code further down', page(`${text(FIRST_SCREEN_CHARACTERS + 1)}<pre>a</pre>`), ['sans', 'serif']],
  ['code only in menus', page('<nav><code>a</code></nav><details><pre>a</pre></details>'), ['sans', 'serif']],
  [
    'menus between the title and code',
    page(`<nav>${text(FIRST_SCREEN_CHARACTERS)}</nav>${text(FIRST_SCREEN_CHARACTERS)}<code>a</code>`),
    ['sans', 'serif', 'mono'],
  ],
])('finds the fonts of a page with %s', (_situation, html, fonts) => {
  expect(findFirstScreenFonts(html)).toEqual(fonts)
})
