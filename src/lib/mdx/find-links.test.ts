import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { findLinks } from './find-links'

/** The links of a text, each as "line:column target". */
function linksOf(text: string) {
  const found: string[] = []
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(text)
  findLinks(tree, (target, start) => found.push(`${start?.line}:${start?.column} ${target}`))
  return found
}

test.each([
  ['a Markdown link', 'See\n[it](/a#b).', ['2:1 /a#b']],
  ['a link by reference', '[it][a]\n\n[a]: /b\n[a]: /c', ['1:1 /b']],
  ['a bare address', 'at https://a.example', ['1:4 https://a.example']],
  ['a link inside a component', '<Card>\n\n[it](/a)\n\n</Card>', ['3:1 /a']],
  ['an attribute', '<Card\n  title="/no"\n  to="/a"\n/>', ['3:3 /a']],
  ['an attribute within a line', 'a <a href="#b">it</a>', ['1:6 #b']],
  ['an attribute in braces', '<Card to={"/a"} />', ['1:7 /a']],
  ['an object', '<Hero\n  primary={{ label: "A", to: "/a" }}\n  more={[{ "href": "/b" }]}\n/>', ['2:30 /a', '3:20 /b']],
  ['an element in an attribute', '<Note\n  text={<>a <a href="/a">b</a></>}\n/>', ['2:21 /a']],
  ['an element in an expression', 'a {[1].map((n) => <a key={n} href="/a">b</a>)}', ['1:35 /a']],
  ['a value that is exported', 'export const links = [{ to: "/a" }]\n\n# A', ['1:29 /a']],
])('%s', (_, text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test.each([
  '<Card to={`/a/${b}`} />',
  '<Card to={path} {...rest} />',
  '<Move from="left" to="right" />',
  '{animate({ to: "red", href })}',
  '`<a href="/a">`',
  '```mdx\n<a href="/a">[it](/b)</a>\n```',
])('%s has none that can be read', (text) => {
  expect(linksOf(text)).toEqual([])
})
