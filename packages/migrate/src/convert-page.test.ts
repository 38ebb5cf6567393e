import { parse } from 'yaml'
import { createOldSite, PIXEL } from './old-site.fixture'

type Files = Record<string, string | Buffer>

const CONFIGS: Record<string, Files> = {
  docusaurus: { 'docusaurus.config.js': 'module.exports = { presets: [] }' },
  vitepress: { '.vitepress/config.ts': 'export default { markdown: { math: true } }' },
  starlight: { 'astro.config.mjs': "import starlight from '@astrojs/starlight'\nexport default {}" },
  nuxt: { 'nuxt.config.ts': "export default { modules: ['@nuxt/content'] }" },
  markdown: {},
}

const FOLDERS: Record<string, string> = {
  docusaurus: 'docs/',
  vitepress: '',
  starlight: 'src/content/docs/',
  nuxt: 'content/',
  markdown: '',
}

/** Converts a page of a system. Returns the new text, the report by line, and the problems that the content check finds. */
async function convert(system: string, text: string, others: Files = {}, name = 'ink.md') {
  const file = FOLDERS[system]! + name
  const site = createOldSite({ ...CONFIGS[system], ...others, [file]: text })
  const report = site.migrate(...(system === 'markdown' ? ['--from', 'markdown'] : []))
  return {
    text: site.read(`content/docs/${name.replace('.mdx', '.md')}`),
    notes: report.flatMap((line) => (line.startsWith(`${file}:`) ? [line.slice(file.length + 1)] : [])),
    problems: await site.problems(),
    site,
  }
}

describe('HTML among words', () => {
  test.each([
    ['an element without words is left out', 'Press `a`<select name="x"><option /></select> now.', 'Press `a` now.'],
    [
      'a component with a link is a link',
      'See <DocLink to="https://github.com">the *source*</DocLink>.',
      'See [the *source*](https://github.com).',
    ],
    ['an element with words leaves them', 'A <font color="red">red *word*</font> here.', 'A red *word* here.'],
    ['a component with words leaves them', 'A <Term of="x">`word`</Term> here.', 'A `word` here.'],
    ['a component with a text among its props leaves it', 'Press <Key label="Enter *" />.', 'Press Enter \\*.'],
    ['what is not closed may be no tag', 'A List<T> here.', 'A List`<T>` here.'],
    ['a badge with words', 'New <Badge type="tip">in *2.0*</Badge>', 'New :badge[in *2.0*]{color="success"}'],
  ])('%s', async (_, written, text) => {
    const result = await convert('vitepress', `# Ink\n\n${written}\n`)
    expect(result).toMatchObject({ text: `# Ink\n\n${text}\n`, problems: [] })
    if (!written.includes('Badge')) expect(result.notes).toContainEqual(expect.stringMatching(/^3 {2}"<\w+>" is /))
  })
})

describe('components without a counterpart', () => {
  const film = '::video{src="https://www.youtube.com/watch?v=abcdefghijk"'
  const cases: [system: string, written: string, text: string, result: string][] = [
    ['vitepress', '<Wide>\n\nWords.\n\n</Wide>', 'Words.', 'Its content stays'],
    ['vitepress', '<Wide>\n<p>Words.</p>\n</Wide>', '<p>Words.</p>', 'Its content stays'],
    ['vitepress', '<Box title="One">\n\nA\n\n</Box>', '**One**\n\nA', 'Its content stays'],
    [
      'vitepress',
      '<Lesson\n  href="https://github.com/a"\n  title="Learn_it"\n/>',
      '[**Learn_it**](https://github.com/a)',
      'Its texts stay',
    ],
    ['vitepress', '<Fold title="More">\n\nA\n\n</Fold>', ':::collapsible[More]\nA\n:::', 'It is a collapsible now.'],
    [
      'vitepress',
      '<details>\n<summary>A</summary>\n\nB\n\n</details>\n\n<details><summary>A</summary>B</details>',
      '<details>\n<summary>A</summary>\n\nB\n\n</details>\n\n<details><summary>A</summary>B</details>',
      '',
    ],
    ['vitepress', '<Team :members="all" />', '', 'These props are left out: :members="all".'],
    [
      'vitepress',
      '<div>\n    <Note title="A"/>\n    <p>B <Mark label="C < D"/></p>\n</div>',
      '<div>\n\n**A**\n\n<p>B C &lt; D</p>\n</div>',
      'Its texts stay',
    ],
    [
      'vitepress',
      '<video controls><source src="/a.mp4"></video>',
      '::video{src="/a.mp4" title="Video"}',
      'a video now',
    ],
    [
      'docusaurus',
      '<Fold title="More">\nA\n\n- B\n</Fold>',
      ':::collapsible[More]\nA\n\n- B\n:::',
      'a collapsible now',
    ],
    ['docusaurus', '- A\n\n  <Box title="One">\n  B\n  </Box>', '- A\n\n  **One**\n\n  B', 'Its content stays'],
    ['docusaurus', '<LiteYouTubeEmbed id="abcdefghijk" title="T" />', `${film} title="T"}`, 'It is a video now.'],
    [
      'docusaurus',
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0" title="T" allowFullScreen></iframe>',
      `${film} title="T"}`,
      'It is a video now.',
    ],
    [
      'docusaurus',
      '<iframe src="https://codesandbox.io/embed/counter?x=1"></iframe>',
      '[counter on codesandbox.io](https://codesandbox.io/embed/counter?x=1)',
      'It is a link now',
    ],
    ['docusaurus', '<Run command="ink --mix" />', '```sh\nink --mix\n```', 'Its texts stay'],
    [
      'docusaurus',
      '<Pages items={[{ label: "A", href: "https://github.com" }, { title: "B", text: "*Bee*" }]} kind="x" />',
      '- [A](https://github.com)\n- B: \\*Bee\\*',
      'These props are left out: kind="x".',
    ],
    ['docusaurus', '<Shot src="/img/a.png" alt="One" />', '**One**\n\n![One](./images/a.png)', 'Its texts stay'],
    ['docusaurus', '<>A</>', 'A', ''],
    ['docusaurus', '<style>{`a { color: red }`}</style>', '', 'A style sheet is left out'],
    ['nuxt', '::u-tile{icon="i-x-none"}\n#title\nOne\n\n#description\nTwo\n::', '**One**\n\nTwo', 'Its content stays'],
    ['nuxt', '::tiles{title="One"}\n::', '**One**', 'Its texts stay'],
    [
      'nuxt',
      ':video{src="https://github.com/b.mp4"}',
      '[b.mp4 on github.com](https://github.com/b.mp4)',
      'It is a link now',
    ],
  ]
  test.each(cases)('%s: %j', async (system, written, text, result) => {
    const { problems, notes, ...page } = await convert(system, `---\ntitle: Ink\n---\n\n${written}\n`, {
      'public/a.mp4': 'film',
      'static/img/a.png': PIXEL,
      '.vitepress/theme/fold.vue': '<template><details><slot /></details></template>',
      'src/components/Fold/index.jsx': 'export const Fold = () => <details><summary /></details>',
    })
    expect(page.text.split('---\n').at(-1)!.trim()).toBe(text)
    expect(problems).toEqual([])
    if (result === '') expect(notes).toEqual([])
    else expect(notes).toContainEqual(expect.stringContaining(result))
  })

  test('groups messages by component', () => {
    const site = createOldSite({
      ...CONFIGS['vitepress'],
      'a.md': '# A\n\n<Box />\n\n<Box />\n\n<Hint text="b" />\n',
    })
    const { text } = site.run()
    expect(text).toContain(
      '2 times: "<Box>" is a component of the old site. It is left out; write what it showed.\n  a.md:3\n  a.md:5\n\n',
    )
    expect(text).toContain('\na.md:7  "<Hint>"')
  })

  test('shows HTML with Vue directives as code', async () => {
    const { text, notes } = await convert('vitepress', '# Ink\n\n<p v-for="a in b">{{ a }}</p>\n')
    expect(text).toBe('# Ink\n\n`<p v-for="a in b">{{ a }}</p>`\n')
    expect(notes).toEqual(['3  This HTML is a template of Vue. It is shown as code; write what it showed.'])
  })
})

describe('ids of headings', () => {
  test('keeps ids that would change, and shortens a link to the title to the page', async () => {
    const { text } = await convert(
      'vitepress',
      '# The ink\n\n[a](#the-ink) [b](#mix-it) [c](./ink.md#Mix-it) [d](#plain)\n\n## Mix it <Badge text="new" />\n\n## Plain\n\n## $size.min <Since v="2" />\n\n## Own {#mine}\n',
    )
    expect(text).toBe(
      '# The ink\n\n[a](./ink.md) [b](#mix-it) [c](./ink.md#mix-it) [d](#plain)\n\n## Mix it :badge[new] {#mix-it}\n\n## Plain\n\n## $size.min {#size-min}\n\n## Own {#mine}\n',
    )
  })

  test('reports a component that a heading loses', async () => {
    expect((await convert('vitepress', '# A\n\n## B <Since v="2" />\n')).notes).toEqual([
      '3  "<Since>" is a component of the old site. It is left out; write what it showed. These props are left out: v="2".',
    ])
  })

  test('keeps the ids of equal headings', async () => {
    const { text } = await convert('vitepress', '# A\n\n## Über\n\n## Über\n')
    expect(text).toBe('# A\n\n## Über {#uber}\n\n## Über {#uber-1}\n')
  })
})

describe('titles', () => {
  test('takes the title from a first heading below other text', async () => {
    const { text } = await convert('vitepress', '[Up](/ink)\n\n# Function: `dip()`\n\nText.\n')
    expect(text).toBe('---\ntitle: "Function: dip()"\n---\n[Up](./ink.md)\n\nText.\n')
  })

  test('takes the title of plain Markdown from the first heading of any level, also in HTML', async () => {
    expect((await convert('markdown', '### Paper\n\nText.\n')).text).toBe('---\ntitle: Paper\n---\nText.\n')
    const { text, notes, problems } = await convert(
      'markdown',
      '<h1 align="center">\n  Ink &amp; paper\n</h1>\n\nText.\n',
    )
    expect(text).toBe('# Ink &amp; paper\n\n\nText.\n')
    expect(notes).toEqual(['1  "align" of a heading is left out: Markdown has no styles here.'])
    expect(problems).toEqual([])
  })
})

describe('plain Markdown', () => {
  test('makes a README the page of its folder, adjusts links, and adds no redirects', async () => {
    const { site, problems } = await convert('markdown', '# Ink\n\n[Guide](guide/README.md)\n', {
      'guide/README.md': '# Guide\n\n[Ink](../ink.md)\n',
    })
    expect(site.files()).toEqual(['content/docs/guide/index.md', 'content/docs/ink.md'])
    expect(problems).toEqual([])
  })

  test('leaves out unused fields and hidden lines of code', async () => {
    const { text, notes } = await convert(
      'markdown',
      '---\ntitle: Ink\nauthor: A\nlayout: page\n---\n\n```rust,no_run\n# fn main() {\nlet a = 1;\n# }\n```\n',
    )
    expect(text).toBe('---\ntitle: Ink\n---\n\n```rust\nlet a = 1;\n```\n')
    expect(notes).toHaveLength(4)
  })

  test('orders a book by its summary', () => {
    const site = createOldSite({
      'book.toml': '[book]\ntitle = "Ink"\n',
      'src/SUMMARY.md': '# Summary\n\n- [Second](./b.md)\n  - [First](a.md)\n',
      'src/a.md': '# A\n',
      'src/b.md': '# B\n',
    })
    site.run()
    expect(site.files()).toEqual([
      'content/docs/1.second/.navigation.yml',
      'content/docs/1.second/1.a.md',
      'content/docs/1.second/index.md',
      'content/redirects.yml',
    ])
  })
})

describe('formulas and footnotes of VitePress', () => {
  test.each([
    ['Words\n$$ x = 1 $$\nmore', 'Words\n$$\nx = 1\n$$\nmore'],
    ['$$x\n= 1$$', '$$\nx\n= 1\n$$'],
    ['$$ x = 1 $$', '$$ x = 1 $$'],
    ['`$$ x $$` and ^[no', '`$$ x $$` and ^[no'],
  ])('%j', async (written, text) => {
    expect(await convert('vitepress', `# Ink\n\n${written}\n`)).toMatchObject({
      text: `# Ink\n\n${text}\n`,
      problems: [],
    })
  })

  test('converts an inline footnote', async () => {
    const { text, problems } = await convert('vitepress', '# Ink\n\nOne^[See *[a](#ink)*.], `^[no]`.\n')
    expect(text).toBe('# Ink\n\nOne[^note-1], `^[no]`.\n\n[^note-1]: See *[a](./ink.md)*.\n')
    expect(problems).toEqual([])
  })
})

describe('syntax of VitePress', () => {
  test.each([
    ['prices are no formulas', 'From $5 to $6, `$5`, $a+b$ and $7.', 'From \\$5 to \\$6, `$5`, $$a+b$$ and \\$7.', []],
    ['emoji', 'Done :tada: :+1:, at 10:30:45, `:tada:` :nothing:', 'Done 🎉 👍, at 10:30:45, `:tada:` :nothing:', []],
    [
      'attributes of links and blocks',
      '[a](https://a.org){target="_self"} {b}\n\n- c {.d}\n- `{.e}`',
      '[a](https://a.org) {b}\n\n- c\n- `{.e}`',
      [
        '3  "{target="_self"}" is left out: words have no attributes here.',
        '5  "{.d}" is left out: words have no attributes here.',
      ],
    ],
    ['classes of headings', '## Press {.wide}', '## Press', []],
    [
      'labels with components, links and code',
      '::: tip A <Badge text="new" /> [`b`](./ink.md#ink)\nText\n:::',
      ':::tip[A :badge[new] [`b`](./ink.md)]\nText\n:::',
      [],
    ],
    [
      'code with values of Vue',
      '```js-vue\nx = {{ y }}\n```',
      '```js\nx = {{ y }}\n```',
      ['3  "{{ y }}" is code of Vue. It is shown as code; write the text that it stands for.'],
    ],
  ])('%s', async (_, written, text, notes) => {
    expect(await convert('vitepress', `# Ink\n\n${written}\n`)).toMatchObject({
      text: `# Ink\n\n${text}\n`,
      notes,
      problems: [],
    })
  })

  test.each([
    [
      'without a button is a text',
      'hero: { name: Ink, text: "Dries<br>fast", tagline: "For <b>all</b>", image: { light: https://a.org/a.png } }\nfeatures: [{ title: Dark, details: "<i>Very</i>", link: ./ink, linkText: More }]',
      [
        { text: { body: 'For all\n' } },
        {
          features: { title: 'Features', items: [{ icon: 'sparkles', title: 'Dark', text: 'Very', to: '/docs/ink' }] },
        },
      ],
      [
        '"More" of the features is left out: the title is the link.',
        'The image of the hero is left out. Save it beside the page, and name it in "example".',
      ],
    ],
    [
      'with a button is a hero',
      'hero: { name: Ink, text: "Dries<br>fast", image: { src: /a.png, alt: A pen }, actions: [{ text: Go, link: /ink }] }',
      [
        {
          hero: {
            title: 'Ink: Dries fast',
            primary: { label: 'Go', to: '/docs/ink' },
            example: '![A pen](./images/a.png)',
          },
        },
      ],
      [],
    ],
  ])('an opening %s', async (_, fields, blocks, notes) => {
    const site = createOldSite({
      ...CONFIGS['vitepress'],
      'index.md': `---\nlayout: home\n${fields}\n---\n`,
      'ink.md': '# Ink\n',
      'public/a.png': PIXEL,
    })
    expect(site.migrate()).toEqual(expect.arrayContaining(notes.map((note) => `index.md:1  ${note}`)))
    expect(parse(site.read('content/docs/index.yml'))).toEqual({ title: 'Ink: Dries fast', blocks })
    expect(await site.problems()).toEqual([])
  })

  test('converts a home page without hero and features to a page', async () => {
    const { text, problems } = await convert('vitepress', '---\nlayout: home\ntitle: Ink\n---\n\nWords.\n')
    expect(text).toBe('---\ntitle: Ink\n---\n\nWords.\n')
    expect(problems).toEqual([])
  })

  test('includes lines, a section, and lines of a region of another page', async () => {
    const { text, site, problems } = await convert(
      'vitepress',
      '# Ink\n\n<!--@include: ./press.md{5,6}-->\n\n<!--@include: ./press.md#rollers-->\n\n<!--@include: ./press.md#part{2,}-->\n',
      {
        'press.md':
          '---\ntitle: Press\n---\n\nFirst [ink](./ink).\nSecond.\n\n## `Rollers`\n\nThree.\n\n### Deeper\n\n## Paper\n\n<!-- #region part -->\nFour.\nFive.\n<!-- #endregion part -->\n',
      },
    )
    expect(text).toBe(
      '# Ink\n\n::include{file="./_snippets/press-5-6.md"}\n\n::include{file="./_snippets/press-rollers.md"}\n\n::include{file="./_snippets/press-part-2-.md"}\n',
    )
    expect(site.read('content/docs/_snippets/press-5-6.md')).toBe('First [ink](../ink.md).\nSecond.')
    expect(site.read('content/docs/_snippets/press-rollers.md')).toBe('Three.\n\n### Deeper\n')
    expect(site.read('content/docs/_snippets/press-part-2-.md')).toBe('Five.')
    expect(problems).toEqual([])
  })
})

describe('images of other sites', () => {
  const url = 'https://github.githubassets.com/a.png'
  test.each([
    ['docusaurus', `![one][p]\n\n[p]: ${url}`, `[one](${url})\n\n[p]: ${url}`],
    ['docusaurus', `<img src="${url}" alt="one" />`, `[one](${url})`],
    ['docusaurus', `[![one](${url})](https://github.com)`, '[one](https://github.com)'],
    ['vitepress', `Words <img src="${url}"> more`, `Words [a.png](${url}) more`],
    [
      'vitepress',
      `<p><a href="https://github.com"><img src="${url}" alt="one"></a></p>`,
      '<p><a href="https://github.com">one</a></p>',
    ],
    [
      'vitepress',
      `<a href="https://github.com"><img src="${url}" alt="one"></a> x`,
      '<a href="https://github.com">one</a> x',
    ],
    ['vitepress', `<p><img src="${url}" alt="one"></p>`, `<p><a href="${url}">one</a></p>`],
    ['starlight', `<Image src="${url}" alt="one" />`, `[one](${url})`],
  ])('%s: %s', async (system, written, text) => {
    const name = system === 'starlight' ? 'ink.mdx' : 'ink.md'
    const result = await convert(system, `# Ink\n\n${written}\n`, {}, name)
    expect(result).toMatchObject({ text: `# Ink\n\n${text}\n`, problems: [] })
    expect(result.notes).toEqual([expect.stringContaining(`The image "${url}" is on another site.`)])
  })

  test('copies an image with a path that Vue binds', async () => {
    const { text } = await convert('vitepress', '# Ink\n\n<img :src="withBase(\'/a.png\')" alt="one">\n', {
      'public/a.png': PIXEL,
    })
    expect(text).toBe('# Ink\n\n<img src="./images/a.png" alt="one">\n')
  })
})

describe('links', () => {
  test('resolves links of Docusaurus from the folder of pages and from the root of the site', async () => {
    const { text, problems } = await convert(
      'docusaurus',
      '[a](api/b.md) [b](docs/api/b.md)\n',
      { 'docs/api/b.md': '# B\n' },
      'deep/ink.md',
    )
    expect(text).toBe('[a](../api/b.md) [b](../api/b.md)\n')
    expect(problems).toEqual([])
  })

  test('reports links to files outside the pages, and leads them to the old site or its repository', async () => {
    const config = "{ url: 'https://ink.dev', baseUrl: '/use/', organizationName: 'ink', projectName: 'pen' }"
    const { text, notes, problems } = await convert(
      'docusaurus',
      '[a](/blog/one?x#y) [b](../../src/dip.ts) [c](two#z) [d](https:/github.com/x) [e](./gone.md)\n',
      { 'docusaurus.config.js': `module.exports = ${config}` },
    )
    expect(text).toBe(
      '[a](https://ink.dev/use/blog/one?x#y) [b](https://github.com/ink/pen/blob/HEAD/src/dip.ts) [c](https://ink.dev/use/docs/two#z) [d](https://github.com/x) [e](./gone.md)\n',
    )
    expect(notes).toHaveLength(4)
    expect(notes).toContain(
      '1  The link "/blog/one?x#y" leads to no page of the folder. It leads to "https://ink.dev/use/blog/one?x#y" now; see that this is there, and stays.',
    )
    expect(problems).toEqual([expect.stringContaining('gone.md')])
  })

  test('leads links to a missing translation to the page in the first language', async () => {
    const { text } = await convert(
      'starlight',
      '---\ntitle: A\n---\n[b](/de/b/)\n',
      { 'src/content/docs/b.md': '---\ntitle: B\n---\n' },
      'de/ink.md',
    )
    expect(text).toContain('[b](../b.md)')
  })

  test('gives the page of a folder the URL of the folder, regardless of its id', async () => {
    const { site } = await convert(
      'docusaurus',
      '---\nid: index\n---\nA\n',
      { 'docs/x/README.md': '---\nid: start\nslug: begin\n---\nB\n' },
      'use/index.md',
    )
    expect(site.read('content/redirects.yml')).toBe('# Pages as Docusaurus had them\n/docs/x/begin: /docs/x\n')
  })
})

test('converts included texts outside the folder of pages, and the texts that they include', async () => {
  const { site, problems } = await convert(
    'starlight',
    "---\ntitle: A\n---\nimport Part from '../../parts/one.mdx'\n\n<Part />\n",
    {
      'src/parts/one.mdx': "import Two from './two.md'\n\n:::danger\n[Ink](/ink/)\n:::\n\n<Two />\n",
      'src/parts/two.md': '<p class="x">Two</p>\n',
    },
    'ink.mdx',
  )
  expect(site.read('content/docs/_snippets/src/parts/one.md')).toBe(
    ':::caution[Danger]\n[Ink](../../../ink.md)\n:::\n\n::include{file="./two.md"}\n',
  )
  expect(site.read('content/docs/_snippets/src/parts/two.md')).toBe('<p>Two</p>\n')
  expect(problems).toEqual([])
})

test('removes imports and exports, and fills in constants', async () => {
  const { text, notes } = await convert(
    'docusaurus',
    "import X from '@site/x'\nexport const version = '1.2'\nexport const Y = () => <b />\n\n# A\n\nVersion {version}.\n",
  )
  expect(text).toBe('# A\n\nVersion 1.2.\n')
  expect(notes).toEqual(['3  "export const Y = () => <b />" is an export, and a page has none here. It is left out.'])
})

test('fills in front matter fields that Vue shows', async () => {
  const { text } = await convert(
    'vitepress',
    '---\ntitle: Ink\n---\n\n# {{ $frontmatter.title }}\n\n`{{ $frontmatter.title }}`\n',
  )
  expect(text).toContain('# Ink\n')
})

describe('Nuxt', () => {
  test.each([
    ['::prose-tip\nA\n::', ':::tip\nA\n:::', []],
    ['::ProseWarning\nA\n::', ':::warning\nA\n:::', []],
    ['A\n\n:hr\n\nB', 'A\n\n***\n\nB', []],
    [
      'See :my-thing and 10:30.',
      'See `:my-thing` and 10:30.',
      ['5  ":my-thing" is a component of the old site. It is shown as code; replace it.'],
    ],
    [
      ':video{src="https://www.youtube.com/embed/aaaaaaaaaaa" title="T"}',
      '::video{src="https://www.youtube.com/watch?v=aaaaaaaaaaa" title="T"}',
      [],
    ],
    ['`a`{lang="ts"}', '`a`', []],
    [':icon{name="i-heroicons-rocket-solid"}', ':icon{name="lucide:rocket"}', []],
    [
      ':icon{name="i-x-nothing" label="Ship"}',
      'Ship',
      ['5  There is no icon "i-x-nothing" here, and it is left out. Icon sets: lucide, simple-icons.'],
    ],
  ])('%j', async (written, text, notes) => {
    const result = await convert('nuxt', `---\ntitle: Ink\n---\n\n${written}\n`)
    expect(result).toMatchObject({ text: `---\ntitle: Ink\n---\n\n${text}\n`, notes, problems: [] })
  })

  test('converts the preview of a code group to a tab', async () => {
    const { text, problems } = await convert(
      'nuxt',
      '---\ntitle: Ink\n---\n\n::code-group\n```md [a.md]\n```\n\n  :::code-preview{label="Look"}\n  ```js\n  b\n  ```\n  :::\n::\n',
    )
    expect(text).toContain('::::tabs\n:::tab[a.md]\n```md\n```\n:::\n')
    expect(text).toContain(':::tab[Look]\n')
    expect(problems).toEqual([])
  })

  test('reads the YAML props of an unknown component', async () => {
    const { text } = await convert('nuxt', '---\ntitle: Ink\n---\n\n::my-box\n---\nitems: [a, b]\n---\nText.\n::\n')
    expect(text).toContain('\n- a\n- b\n\nText.')
  })

  test('keeps a directive in its list', async () => {
    const { text } = await convert(
      'nuxt',
      '---\ntitle: Ink\n---\n\n::prose-steps\n#### A\n\n- one\n\n  :::prose-tip\n  Inside.\n  :::\n::\n',
    )
    expect(text).toContain('- one\n\n  :::tip\n  Inside.\n  :::\n')
  })
})

test('reports attributes that a rule does not read', async () => {
  const { notes } = await convert('docusaurus', '<Badge type="tip" pill>A</Badge> x\n')
  expect(notes).toEqual(['1  "pill" of "Badge" has no counterpart here. It is left out.'])
})

test('does not take inline code for a fence', async () => {
  const { text } = await convert('docusaurus', '```sh npm i``` x\n\n:::info\nA\n:::\n')
  expect(text).toBe('```sh npm i``` x\n\n:::note[Info]\nA\n:::\n')
})
