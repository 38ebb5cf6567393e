import { parse } from 'yaml'
import { createOldSite, PIXEL, SYSTEMS, testPages } from '../old-site.fixture'

const UNWRAPPED = '5  The component "<Wide>" is replaced by its content.'

const FILES = {
  'ink.md': '# Ink\n\n## Mix it\n\n## Hello Wörld\n\n## base_url {#base_url}\n',
  'press.md':
    '---\ntitle: Press\n---\n\nFirst [ink](./ink).\nSecond.\n\n## `Rollers`\n\nThree.\n\n### Deeper\n\n## Paper\n\n<!-- #region part -->\nFour.\nFive.\n<!-- #endregion part -->\n',
  'snippets/a.js': '// #region main\nexport const a = 1\n// #endregion\n',
  'public/a.png': PIXEL,
  'public/a.mp4': 'film',
  '.vitepress/theme/fold.vue': '<template><details><slot /></details></template>',
}

testPages('vitepress', FILES, [
  [
    'replaces fields',
    '---\ntitle: A\noutline: deep\nlastUpdated: false\neditLink: true\n---\n\nText\n',
    '---\ntitle: A\n---\n\nText',
    '3  The unsupported field "outline" is left out. Pages list their headings under "On this page".',
    '4  The unsupported field "lastUpdated" is left out. Pages show the date of their last commit.',
  ],
  [
    'converts a home page without hero and features to a page',
    '---\nlayout: home\ntitle: Ink\n---\n\nWords.\n',
    '---\ntitle: Ink\n---\n\nWords.',
    '2  The unsupported field "layout" is left out.',
  ],
  [
    'fills in fields that Vue shows, but not in code',
    '---\ntitle: Ink\n---\n\n{{ $frontmatter.title }} `{{ $frontmatter.title }}`\n',
    '---\ntitle: Ink\n---\n\nInk `Ink`',
  ],
  [
    'converts badges, and removes tables of contents',
    '## What? <Badge type="tip" text="^1.9" />\n\n[[toc]]\n\n<Badge type="warning">in *2.0*</Badge>',
    '## What? :badge[^1.9]{color="success"} {#what}\n\n\n\n:badge[in *2.0*]{color="warning"}',
  ],
  [
    'replaces links and their anchors',
    '[a](./ink#hello-wörld) [b](/ink.html#base_url) [c](./ink.md#Mix-it)',
    '[a](./ink.md#hello-world) [b](./ink.md#base_url) [c](./ink.md#mix-it)',
  ],
  [
    'converts containers',
    '::: info\nA\n:::\n\n::: danger STOP\nB\n:::\n\n::: details Open {open}\nC\n:::\n\n::: raw\nD\n:::',
    ':::note[Info]\nA\n:::\n\n:::caution[STOP]\nB\n:::\n\n:::collapsible[Open]{open}\nC\n:::\n\nD',
  ],
  ['converts nested containers', ':::: tip A\n::: warning\nB\n:::\n::::', '::::tip[A]\n:::warning\nB\n:::\n::::'],
  [
    'converts labels with components, links and code',
    '::: tip A <Badge text="new" /> [`b`](./ink.md#ink)\nText\n:::',
    ':::tip[A :badge[new] [`b`](./ink.md)]\nText\n:::',
  ],
  [
    'converts code groups',
    '::: code-group\n\n```js [a.js]\na\n```\n\n```ts:line-numbers {1} [b.ts]\nb\n```\n\n:::',
    ':::code-group\n\n```js [a.js]\na\n```\n\n```ts [b.ts] {1} lineNumbers\nb\n```\n\n:::',
  ],
  ['keeps alerts', '> [!NOTE]\n> Alert.', '> [!NOTE]\n> Alert.'],
  [
    'keeps code that looks like syntax',
    '```md\n::: tip no container {{ x }}\n:::\n<<< @/nothing.js\n```',
    '```md\n::: tip no container {{ x }}\n:::\n<<< @/nothing.js\n```',
  ],
  [
    'includes a region of a file',
    '<<< @/snippets/a.js#main{1 ts} [snippet]',
    '::include{file="./_snippets/a.js" region="main" language="ts" options="[snippet] {1}"}',
  ],
  [
    'includes lines, a section, and lines of a region of a page',
    '<!--@include: ./press.md{5,6}-->\n\n<!--@include: ./press.md#rollers-->\n\n<!--@include: ./press.md#part{2,}-->',
    '::include{file="./_snippets/press-5-6.md"}\n\n::include{file="./_snippets/press-rollers.md"}\n\n::include{file="./_snippets/press-part-2-.md"}',
  ],
  [
    'removes scripts and style sheets, and shows Vue expressions as code',
    '<script setup>\nconst x = 1\n</script>\n\n{{ x }} is shown. And $a^2$\n\n<style module>\n.a { color: red; }\n</style>',
    '`{{ x }}` is shown. And $$a^2$$',
    '5  A script is left out: pages contain no scripts.',
    '9  The Vue expression "{{ x }}" is shown as code. Replace the code with the text that the old page showed.',
    '11  A style sheet is left out: pages contain no style sheets.',
  ],
  [
    'shows Vue templates as code',
    '<p v-for="a in b">{{ a }}</p>',
    '`<p v-for="a in b">{{ a }}</p>`',
    '5  A Vue template is shown as code. Replace the code with the content that the old page showed.',
  ],
  [
    'replaces Vue expressions of a language',
    '```js-vue\nx = {{ y }}\n```',
    '```js\nx = {{ y }}\n```',
    '5  The Vue expression "{{ y }}" is shown as code. Replace the code with the text that the old page showed.',
  ],
  [
    'removes components without content, and reports their props',
    'A <Team :members="all" /> <img src="/a.png" alt="Hero" class="big" width="20">.',
    'A <img src="./images/a.png" alt="Hero" width="20">.',
    '5  The component "<Team>" is left out. Describe what the component showed. These props are left out: :members="all".',
    '5  Unsupported attributes of "<img>" are left out: "class".',
  ],
  [
    'removes components inside HTML',
    '<div class="wrap">\n  <Block />\n</div>',
    '<div>\n</div>',
    '5  Unsupported attributes of "<div>" are left out: "class".',
    '5  The component "<Block>" is left out. Describe what the component showed.',
  ],
  ['keeps the content of a component', '<Wide>\n\nWords.\n\n</Wide>', 'Words.', UNWRAPPED],
  ['keeps the HTML in a component', '<Wide>\n<p>Words.</p>\n</Wide>', '<p>Words.</p>', UNWRAPPED],
  [
    'keeps the title and the link of a component',
    '<Lesson\n  href="https://github.com/a"\n  title="Learn_it"\n/>',
    '[**Learn_it**](https://github.com/a)',
    '5  The component "<Lesson>" is replaced by the texts of its props.',
  ],
  [
    'converts a component with details in its source to a collapsible',
    '<Fold title="More">\n\nA\n\n</Fold>',
    ':::collapsible[More]\nA\n:::',
    '5  The component "<Fold>" became a collapsible.',
  ],
  [
    'keeps details',
    '<details>\n<summary>A</summary>\n\nB\n\n</details>\n\n<details><summary>A</summary>B</details>',
    '<details>\n<summary>A</summary>\n\nB\n\n</details>\n\n<details><summary>A</summary>B</details>',
  ],
  [
    'escapes the texts of components inside HTML',
    '<div>\n    <Note title="A"/>\n    <p>B <Mark label="C < D"/></p>\n</div>',
    '<div>\n\n**A**\n\n<p>B C &lt; D</p>\n</div>',
    '5  The component "<Note>" is replaced by the texts of its props.',
    '5  The component "<Mark>" is replaced by the texts of its props.',
  ],
  [
    'converts a video of the site',
    '<video controls><source src="/a.mp4"></video>',
    '::video{src="/a.mp4" title="Video"}',
    '5  The element "<video>" became a video.',
  ],
  [
    'removes an element without text',
    'Press `a`<select name="x"><option /></select> now.',
    'Press `a` now.',
    '5  The element "<option>" is left out. Describe what the component showed.',
    '5  The element "<select>" is left out. Describe what the component showed. These props are left out: name="x".',
  ],
  [
    'keeps the link of a component within text',
    'See <DocLink to="https://github.com">the *source*</DocLink>.',
    'See [the *source*](https://github.com).',
    '5  The component "<DocLink>" became a link.',
  ],
  [
    'keeps the content of an element',
    'A <font color="red">red *word*</font> here.',
    'A red *word* here.',
    '5  The element "<font>" is replaced by its content. These props are left out: color="red".',
  ],
  [
    'keeps a text among the props of a component',
    'Press <Key label="Enter *" />.',
    'Press Enter \\*.',
    '5  The component "<Key>" is replaced by the texts of its props.',
  ],
  [
    'shows an unknown tag as code',
    'A List<T> here.',
    'A List`<T>` here.',
    '5  The unknown tag "<T>" is shown as code. Replace the code if the old page showed something else.',
  ],
  ['copies a bound image', '<img :src="withBase(\'/a.png\')" alt="one">', '<img src="./images/a.png" alt="one">'],
  ['keeps prices', 'From $5 to $6, `$5`, $a+b$ and $7.', 'From \\$5 to \\$6, `$5`, $$a+b$$ and \\$7.'],
  ['converts emoji', 'Done :tada: :+1:, at 10:30:45, `:tada:` :none:', 'Done 🎉 👍, at 10:30:45, `:tada:` :none:'],
  [
    'removes attributes of links and blocks',
    '[a](https://a.org){target="_self"} {b}\n\n- c {.d}\n- `{.e}`',
    '[a](https://a.org) {b}\n\n- c\n- `{.e}`',
    '5  "{target="_self"}" is left out: Galley supports no attributes on text.',
    '7  "{.d}" is left out: Galley supports no attributes on text.',
  ],
  ['removes classes of headings', '## Press {.wide}', '## Press'],
  ['opens a formula within text', 'Words\n$$ x = 1 $$\nmore', 'Words\n$$\nx = 1\n$$\nmore'],
  ['opens a formula of several lines', '$$x\n= 1$$', '$$\nx\n= 1\n$$'],
  ['keeps a formula on its own line', '$$ x = 1 $$', '$$ x = 1 $$'],
  ['keeps formulas and footnotes in code', '`$$ x $$` and ^[no', '`$$ x $$` and ^[no'],
  ['converts an inline footnote', 'A^[*[a](./ink)*.], `^[no]`.', 'A[^note-1], `^[no]`.\n\n[^note-1]: *[a](./ink.md)*.'],
  ['keeps the ids of equal headings', '## Über\n\n## Über', '## Über {#uber}\n\n## Über {#uber-1}'],
  [
    'keeps ids that would change',
    '## Plain\n\n## $size.min <Since v="2" />\n\n## Own {#mine}',
    '## Plain\n\n## $size.min {#size-min}\n\n## Own {#mine}',
    '7  The component "<Since>" is left out. Describe what the component showed. These props are left out: v="2".',
  ],
])

test('converts included parts of a page', () => {
  const site = createOldSite({
    ...SYSTEMS.vitepress,
    ...FILES,
    'a.md':
      '<!--@include: ./press.md{5,6}-->\n\n<!--@include: ./press.md#rollers-->\n\n<!--@include: ./press.md#part{2,}-->\n',
  })
  site.run()
  const partOf = (name: string) => site.read(`content/docs/_snippets/press-${name}.md`)
  expect(partOf('5-6')).toBe('First [ink](../ink.md).\nSecond.')
  expect(partOf('rollers')).toBe('Three.\n\n### Deeper\n')
  expect(partOf('part-2-')).toBe('Five.')
})

describe('landing pages', () => {
  test.each([
    [
      'converts an opening without a button to a text',
      'hero: { name: Ink, text: "Dries<br>fast", tagline: "For <b>all</b>", image: { light: https://a.org/a.png } }\nfeatures: [{ title: Dark, details: "<i>Very</i>", link: ./ink, linkText: More }]',
      [
        { text: { body: 'For all\n' } },
        {
          features: { title: 'Features', items: [{ icon: 'sparkles', title: 'Dark', text: 'Very', to: '/docs/ink' }] },
        },
      ],
      [
        'The link texts of the features are left out: "More". The titles are links now.',
        'The image of the hero is left out. Save the file beside the page, and write its name into "example".',
      ],
    ],
    [
      'converts an opening with a button to a hero',
      'hero: { name: Ink, text: "Dries<br>fast", image: { src: /a.png, alt: A }, actions: [{ text: Go, link: /ink }] }\nfeatures: [{ icon: x, title: A }]',
      [
        {
          hero: {
            title: 'Ink: Dries fast',
            primary: { label: 'Go', to: '/docs/ink' },
            example: '![A](./images/a.png)',
          },
        },
        { features: { title: 'Features', items: [{ icon: 'sparkles', title: 'A', text: 'A' }] } },
      ],
      [
        'Every feature has the icon "sparkles" now. Choose an icon for each feature.',
        'The landing page is content/docs/index.yml. To use the file as the home page, move it to content/index.yml.',
      ],
    ],
  ])('%s', async (_, fields, blocks, notes) => {
    const site = createOldSite({ ...SYSTEMS.vitepress, ...FILES, 'index.md': `---\nlayout: home\n${fields}\n---\n` })
    expect(site.migrate()).toEqual(expect.arrayContaining(notes.map((note) => `index.md:1  ${note}`)))
    expect(parse(site.read('content/docs/index.yml'))).toEqual({ title: 'Ink: Dries fast', blocks })
    expect(await site.problems()).toEqual([])
  })
})
