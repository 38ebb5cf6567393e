import { testTable } from '@galley/testing/test-table.fixture'
import type { ContentEnvironment } from '../content-compiler'
import { downloadUrl } from '../download-url'
import { en } from '../languages/en'
import { mdxParser, outlineMdx } from './outline-mdx'
import { remarkUrls } from './resolve-urls'

const FILES: Record<string, string> = { 'docs/1.set-up.md': '/docs/set-up', 'docs/more/2.next.mdx': '/docs/more/next' }
const ENVIRONMENT: ContentEnvironment = {
  texts: en.texts,
  hasFile: (file) => file in FILES || file === 'docs/shot.png',
  listFiles: () => [...Object.keys(FILES), 'docs/shot.png'],
  pathOfFile: (file) => FILES[file],
  findIcon: () => undefined,
}
const outline = (text: string) => outlineMdx(text, 'docs/a.mdx', 1, ENVIRONMENT)

/** Returns the links of a text, each as "line:column target". */
const linksOf = (text: string) => outline(text).links.map(({ line, column, target }) => `${line}:${column} ${target}`)

testTable(linksOf)('finds in %j the links %j', {
  'See\n[it](/a#b).': ['2:1 /a#b'],
  '[it](./1.set-up.md#a)': ['1:1 /docs/set-up#a'],
  '[it][a]\n\n[a]: more/2.next.mdx\n[a]: /c': ['1:1 /docs/more/next'],
  'at https://a.example': ['1:4 https://a.example'],
  '<Card>\n\n[it](/a)\n\n</Card>': ['3:1 /a'],
  '<Card\n  title="/no"\n  to="./1.set-up.md"\n/>': ['3:3 /docs/set-up'],
  'a <a href="1.set-up.md">it</a>': ['1:6 /docs/set-up'],
  '<Card to={"./1.set-up.md"} />': ['1:7 /docs/set-up'],
  '<Hero\n  primary={{ label: "A", to: "/a" }}\n  more={[{ "href": "/b" }]}\n/>': ['2:30 /a', '3:20 /b'],
  '<Note\n  text={<>a <a href="/a">b</a></>}\n/>': ['2:21 /a'],
  'a {[1].map((n) => <a key={n} href="./1.set-up.md">b</a>)}': ['1:35 /docs/set-up'],
  'export const links = [{ to: "./1.set-up.md" }]\n\n# A': ['1:29 /docs/set-up'],
  '<Card to={`/a/${props.b}`} />': [],
  '<Move from="left" to="right" />': [],
  '{animate({ to: "red", href })}': [],
  '`<a href="/a">`': [],
  '```mdx\n<a href="/a">[it](/b)</a>\n```': [],
})

testTable((text) => {
  const [problem, ...others] = outline(text).problems
  expect(others).toEqual([])
  return problem && `${problem.line}:${problem.column} ${problem.message}`
})('reports the broken link or image in %j', {
  'a\n\n[it](./set-up.md)':
    '3:1 The link "./set-up.md" leads to no content file. Did you mean "./1.set-up.md"? Correct the file name.',
  '<Card title="a" to="./2.next.mdx" />': expect.stringContaining(
    '1:17 The link "./2.next.mdx" leads to no content file.',
  ),
  'a\n\n![b](shots.png)': expect.stringContaining('3:1 The image "shots.png" does not exist'),
  '<Image src="./shots.png" alt="" />': expect.stringContaining('1:8 The image "./shots.png" does not exist'),
})

test('resolves files beside the page to their published copies, which browsers save', () => {
  const environment: ContentEnvironment = {
    ...ENVIRONMENT,
    hasFile: (file) => file.startsWith('docs/files/'),
    publishFile: (file) => downloadUrl(file, '0'.repeat(32)),
  }
  const text =
    '[a](files/a.csv) [b][b]\n\n[b]: files/b.zip\n\n<a href="files/c.csv">c</a> [d](files/d.pdf)\n\n<Card title="e" to="./files/e.csv" />'
  const { links, problems } = outlineMdx(text, 'docs/a.mdx', 1, environment)
  const urlOf = (name: string) => `/static/${'0'.repeat(32)}/${name}`
  expect(problems).toEqual([])
  expect(links.map(({ target }) => target)).toEqual(['a.csv', 'b.zip', 'c.csv', 'd.pdf', 'e.csv'].map(urlOf))
  const tree = mdxParser.parse(text)
  remarkUrls({ ...environment, contentDir: '/project/content' })(tree, { path: '/project/content/docs/a.mdx' } as never)
  const download = { data: { hProperties: { download: '' } } }
  const attribute = (name: string, value: string) => expect.objectContaining({ name, value }) as unknown
  expect(tree.children).toMatchObject([
    { children: [download, {}, download] },
    { url: urlOf('b.zip') },
    {
      children: [
        { attributes: [attribute('href', urlOf('c.csv')), attribute('download', '')] },
        {},
        { url: urlOf('d.pdf') },
      ],
    },
    { attributes: [{}, attribute('to', urlOf('e.csv'))] },
  ])
})

test('turns images of the text into images of the page, with captions', () => {
  const text = '![A *b*](shot.png "c")\n\nd ![e][f] <img src="shot.png" alt="g" />\n\n[f]: ./shot.png\n'
  const { images, blocks } = outline(text)
  expect(images).toEqual(['docs/shot.png'])
  expect(blocks).toEqual([
    ['Image', expect.objectContaining({ src: 'docs/shot.png', alt: 'A b', title: 'c' })],
    ['p', {}, 'd ', ['Image', { src: 'docs/shot.png', alt: 'e' }], ' ', ['Image', { src: 'docs/shot.png', alt: 'g' }]],
  ])
})

test.each([
  '/project/content/docs/a.mdx',
  '/project/src/templates/docs-page.tsx?__contentFilePath=/project/content/docs/a.mdx',
])('replaces the URLs in the page: %s', (path) => {
  const tree = mdxParser.parse('[a](./1.set-up.md)\n\n![b](shot.png)')
  remarkUrls({ ...ENVIRONMENT, contentDir: '/project/content' })(tree, { path } as never)
  expect(tree.children).toMatchObject([
    { type: 'paragraph', children: [{ type: 'link', url: '/docs/set-up' }] },
    { type: 'mdxJsxFlowElement', name: 'Image', attributes: [{ value: 'docs/shot.png' }, {}, { name: 'block' }] },
  ])
})
