import { compileMarkdown } from './compile-markdown'
import { environment } from './compile.fixture'
import { linkTextsOf } from './walk-tree'

async function linksOf(text: string) {
  const { body } = await compileMarkdown(text, 'docs/1.start/1.page.md', 1, environment)
  return linkTextsOf('/docs/start/page', body ?? []).map(({ target, text }) => [target, text])
}

test.each([
  ['Read [how to *set it up*](./2.install.md#step-1).', [['/docs/start/install#step-1', 'how to set it up']]],
  [
    '[Below](#part) and [a query](/blog?tag=a#b)',
    [
      ['/docs/start/page#part', 'Below'],
      ['/blog#b', 'a query'],
    ],
  ],
  [':::card{title="Install it" to="/docs/start/install"}\nIn a minute.\n:::', [['/docs/start/install', 'Install it']]],
  ['- > [In a list](/blog)', [['/blog', 'In a list']]],
  ['[Elsewhere](https://a.example), [mail](mailto:a@a.example), said[^1].\n\n[^1]: Small.', []],
  [`[${'long '.repeat(20)}](/blog)`, []],
])('%j', async (text, links) => {
  expect(await linksOf(text)).toEqual(links)
})
