import { parse } from 'yaml'
import { createOldSite, PIXEL, SYSTEMS, testPages } from '../old-site.fixture'

testPages('starlight', { 'src/assets/a.webp': PIXEL, 'src/content/docs/ink.md': '---\ntitle: Ink\nslug: pen\n---\n' }, [
  [
    'replaces fields',
    '---\ntitle: A\nsidebar:\n  label: Example\n  badge:\n    text: New\n    variant: tip\ntableOfContents: false\npagefind: false\n---\nText\n',
    '---\ntitle: A\nnavigation:\n  title: Example\n  badge: New\nsearch: false\n---\nText',
    '8  The unsupported field "tableOfContents" is left out. Pages list their headings under "On this page".',
  ],
  ['hides a page', '---\ntitle: A\nsidebar:\n  hidden: true\n---\nB\n', '---\ntitle: A\nnavigation: false\n---\nB'],
  ['resolves a URL by its slug', '[a](/pen/) [b](../pen/)', '[a](./ink.md) [b](./ink.md)'],
  [
    'converts badges',
    'Text <Badge text="New" variant="tip" size="small" />',
    'Text :badge[New]{color="success"}',
    '5  Unsupported attributes of "Badge" are left out: "size".',
  ],
  [
    'copies an imported image',
    "import { Image } from 'astro:assets'\nimport houston from '../../assets/a.webp'\n\n<Image src={houston} alt=\"Houston\" />",
    '![Houston](./images/a.webp)',
  ],
  [
    'converts asides',
    '<Aside type="caution" title="Watch out!">\n\tTake *care*.\n</Aside>\n\n:::danger\nB\n:::',
    ':::warning[Watch out!]\nTake *care*.\n:::\n\n:::caution[Danger]\nB\n:::',
  ],
  [
    'converts tabs',
    '<Tabs syncKey="pkg">\n  <TabItem label="npm" icon="seti:npm">\n\n  ```sh\n  npm i\n  ```\n\n  </TabItem>\n  <TabItem label="pnpm">pnpm it</TabItem>\n</Tabs>',
    '::::tabs{sync="pkg"}\n:::tab[npm]\n```sh\nnpm i\n```\n:::\n:::tab[pnpm]\npnpm it\n:::\n::::',
    '6  Unsupported attributes of "TabItem" are left out: "icon".',
  ],
  [
    'converts steps with text below their first lines',
    '<Steps>\n\n1. Import it:\n\n   ```js\n   a\n   ```\n\n2. Wrap it.\n\n   More text.\n\n</Steps>',
    ':::steps\n#### Import it\n\n```js\na\n```\n\n#### Wrap it\n\nMore text.\n:::',
  ],
  ['keeps a list of short steps', '<Steps>\n1. One\n2. Two\n</Steps>', '1. One\n2. Two'],
  ['converts file trees', '<FileTree>\n\n- **a.js**\n- …\n\n</FileTree>', ':::file-tree\n- **a.js**\n- …\n:::'],
  [
    'converts cards',
    '<CardGrid>\n  <LinkCard title="Stars" description="Bright." href="https://astro.build" />\n  <Card title="Moons">Text</Card>\n</CardGrid>',
    '::::card-group\n:::card[Stars]{to="https://astro.build"}\nBright.\n:::\n:::card[Moons]\nText\n:::\n::::',
  ],
  [
    'converts buttons and icons',
    '<LinkButton href="/pen/">Pen</LinkButton> <Icon name="star" />',
    '[Pen](./ink.md) :icon{name="star"}',
  ],
  [
    'marks lines as added and removed',
    '```js title="a.js" {2} ins={1} del={3} "given text" frame="none"\na\nb\nc\n```',
    '```js [a.js] {2} "given text"\na // [!code ++]\nb\nc // [!code --]\n```',
  ],
  ['converts components for code', '<Code code={`a(1)`} lang="js" title="x.js" />', '```js [x.js]\na(1)\n```'],
  [
    'converts a fragment of HTML to code',
    '<Fragment set:html={"<pre><code class=\\"language-diff\\">One <b>two</b> &lt;x&gt;<br />\\nthree</code></pre>"} />',
    '```diff\nOne two <x>\n\nthree\n```',
    '5  The HTML of "set:html" became text without colours.',
  ],
  ['keeps a colon within text', 'Set :foo[bar] as text.', 'Set \\:foo[bar] as text.'],
])

test('converts a landing page, and keeps its text as the last block', async () => {
  const site = createOldSite({
    ...SYSTEMS.starlight,
    'src/assets/a.webp': PIXEL,
    'src/content/docs/index.mdx':
      '---\ntitle: Welcome\ndescription: Start here.\ntemplate: splash\nhero:\n  tagline: Well done!\n  image:\n    file: ../../assets/a.webp\n  actions:\n    - { text: Ink, link: /ink/ }\n    - { text: More, link: https://starlight.astro.build }\n---\n\n## Next steps\n\n<Card title="One" icon="pencil">Edit it.</Card>\n',
    'src/content/docs/ink.md': '---\ntitle: Ink\n---\n',
  })
  site.run()
  const primary = { label: 'Ink', to: '/docs/ink' }
  const secondary = { label: 'More', to: 'https://starlight.astro.build' }
  expect(parse(site.read('content/docs/index.yml'))).toEqual({
    title: 'Welcome',
    description: 'Start here.',
    blocks: [
      { hero: { title: 'Welcome', lead: 'Well done!', primary, secondary, example: '![](./images/a.webp)' } },
      { text: { body: '## Next steps\n\n:::card[One]{icon="pencil"}\nEdit it.\n:::\n' } },
    ],
  })
  expect(await site.problems()).toEqual([])
})
