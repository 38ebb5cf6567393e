import { createOldSite, PIXEL, testPages } from '../old-site.fixture'

const TEXTS = (name: string) => `5  The component "<${name}>" is replaced by the texts of its props.`
const VIDEO = '::video{src="https://www.youtube.com/watch?v=abcdefghijk" title="T"}'

const TABS = '<TabItem label="npm">a *b*</TabItem> <TabItem label="yarn">c</TabItem>'
const NEW_TABS = '::::tabs\n:::tab[npm]\na *b*\n:::\n\n:::tab[yarn]\nc\n:::\n::::'

testPages(
  'docusaurus',
  {
    'docs/ink.md': '# Ink\n\n## Mix {#mix}\n',
    'docs/_shared.mdx': 'Shared **text**.\n',
    'static/img/a.png': PIXEL,
    'static/files/report.pdf': 'pdf',
    'src/components/Fold/index.jsx': 'export const Fold = () => <details><summary /></details>',
  },
  [
    [
      'replaces fields, and keeps comments',
      '---\nsidebar_label: Welcome\nkeywords: [start]\ntags:\n  - basics\nhide_table_of_contents: true\n# A comment that stays.\ndescription: "Five steps."\n---\n\nText\n',
      '---\n# A comment that stays.\ndescription: "Five steps."\nnavigation:\n  title: Welcome\nsearch:\n  keywords:\n    - start\n    - basics\n---\n\nText',
      '6  The unsupported field "hide_table_of_contents" is left out. Pages list their headings under "On this page".',
    ],
    [
      'hides an unlisted page',
      '---\ntitle: A\nslug: /pages\nunlisted: true\n---\nText\n',
      '---\ntitle: A\nnavigation: false\nsearch: false\nseo:\n  noindex: true\n---\nText',
    ],
    [
      'replaces links by links to files',
      '[a](./ink.md#mix) [b](/docs/ink) [c](/ink.md) [d](/files/report.pdf)',
      '[a](./ink.md#mix) [b](./ink.md) [c](./ink.md) [d](/files/report.pdf)',
    ],
    [
      'converts callouts with a label',
      ':::note\n\nSome _text_.\n\n:::\n\n:::tip My *tip*\n\nText.\n\n:::',
      ':::note\n\nSome _text_.\n\n:::\n\n:::tip[My *tip*]\n\nText.\n\n:::',
    ],
    [
      'converts a callout inside another callout',
      '::::info[Own]\n\n:::danger Nested\n\nTake care.\n\n:::\n\n::::',
      '::::note[Own]\n:::caution[Nested]\nTake care.\n:::\n::::',
    ],
    ['converts formulas', 'Math $E=mc^2$.', 'Math $$E=mc^2$$.'],
    ['copies images', '![Logo](/img/a.png)', '![Logo](./images/a.png)'],
    [
      'converts the options of a code block',
      '```jsx title="/src/a.js" showLineNumbers {1,3-4}\na\n// highlight-next-line\nb\n```',
      '```jsx [/src/a.js] {1,3-4,2} lineNumbers\na\nb\n```',
    ],
    [
      'shows commands for other package managers',
      '```bash npm2yarn\nnpm install --save remark\n```',
      ':::package-managers\n```bash\nnpm install remark\n```\n:::',
    ],
    ['keeps inline code', '```sh a``` x\n\n:::info\nA\n:::', '```sh a``` x\n\n:::note[Info]\nA\n:::'],
    [
      'converts tabs',
      'import Tabs from \'@theme/Tabs\'\n\n<Tabs groupId="os" queryString="os">\n  <TabItem value="win" label="Windows" default>\n\n    Use **C**.\n\n    ```powershell title="run.ps1"\n    Get-Item\n        indented\n    ```\n\n    :::note\n    In a tab.\n    :::\n\n  </TabItem>\n  <TabItem value="mac" label="macOS">Use Command.</TabItem>\n</Tabs>',
      ':::::tabs{sync="os"}\n::::tab[Windows]\nUse **C**.\n\n```powershell [run.ps1]\nGet-Item\n    indented\n```\n\n:::note\nIn a tab.\n:::\n::::\n:::tab[macOS]\nUse Command.\n:::\n:::::',
      '7  Unsupported attributes of "Tabs" are left out: "queryString".',
    ],
    [
      'reads the labels of tabs from the outer element',
      "<Tabs\n  values={[\n    {label: 'Apple', value: 'apple'},\n  ]}>\n  <TabItem value=\"apple\">An apple.</TabItem>\n</Tabs>",
      '::::tabs\n:::tab[Apple]\nAn apple.\n:::\n::::',
    ],
    ['includes an imported file', "import Shared from './_shared.mdx'\n\n<Shared />", '::include{file="./_shared.md"}'],
    [
      'converts details in a list, and removes classes',
      '1. One\n\n   <details>\n     <summary>Toggle **me**</summary>\n\n     Hidden <kbd>Ctrl</kbd> and <b className="x">bold</b>.\n\n   </details>\n\n2. Two',
      '1. One\n\n   :::collapsible[Toggle me]\n   Hidden <kbd>Ctrl</kbd> and <b>bold</b>.\n   :::\n\n2. Two',
      '10  Unsupported attributes of "<b>" are left out: "className".',
    ],
    [
      'shows expressions as code, and replaces constants and comments',
      "The site has {frontMatter.title} and {'literal'} {/* a comment */}words.",
      'The site has `{frontMatter.title}` and literal <!-- a comment -->words.',
      '5  The MDX expression "{frontMatter.title}" is shown as code. Replace the code with the text that the old page showed.',
    ],
    [
      'removes imports and exports, and fills in constants',
      "import X from '@site/x'\nexport const version = '1.2'\nexport const Y = () => <b />\n\nVersion {version}.",
      'Version 1.2.',
      '7  The export "export const Y = () => <b />" is left out: pages export nothing.',
    ],
    [
      'converts an image with a required path',
      '<img src={require(\'@site/static/img/a.png\').default} alt="The logo" width="200" style={{border: 0}} />',
      '<img src="./images/a.png" alt="The logo" width="200">',
      '5  Unsupported attributes of "<img>" are left out: "style".',
    ],
    [
      'keeps the content of a div',
      '<div className="card">\n\nSee [ink](./ink.md).\n\n</div>',
      'See [ink](./ink.md).',
      '5  Unsupported attributes of "<div>" are left out: "className".',
    ],
    [
      'removes a list of cards',
      'A\n\n<DocCardList />',
      'A',
      '7  "<DocCardList>" is left out: the sidebar lists the pages of the folder. Add cards if the page needs them.',
    ],
    [
      'replaces a component by the texts of its props',
      '<Chart data={[1, 2]} title="Sales" />',
      '**Sales**',
      '5  The component "<Chart>" is replaced by the texts of its props. These props are left out: data=[1,2].',
    ],
    [
      'replaces a component by its content',
      '- A\n\n  <Box title="One">\n  B\n  </Box>',
      '- A\n\n  **One**\n\n  B',
      '7  The component "<Box>" is replaced by its content.',
    ],
    [
      'converts a component with details in its source to a collapsible',
      '<Fold title="More">\nA\n\n- B\n</Fold>',
      ':::collapsible[More]\nA\n\n- B\n:::',
      '5  The component "<Fold>" became a collapsible.',
    ],
    [
      'converts videos of a component',
      '<YouTube id="abcdefghijk" title="T" />',
      VIDEO,
      '5  The component "<YouTube>" became a video.',
    ],
    [
      'converts an embedded video',
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0" title="T" allowFullScreen></iframe>',
      VIDEO,
      '5  The element "<iframe>" became a video.',
    ],
    [
      'converts other embeds to links',
      '<iframe src="https://codesandbox.io/embed/counter?x=1"></iframe>',
      '[counter on codesandbox.io](https://codesandbox.io/embed/counter?x=1)',
      '5  The element "<iframe>" became a link. Check that the text of the link names its target.',
    ],
    ['keeps a command of a component', '<Run command="ink --mix" />', '```sh\nink --mix\n```', TEXTS('Run')],
    [
      'writes the items of a component as a list',
      '<Pages items={[{ label: "A", href: "https://github.com" }, { title: "B", text: "*Bee*" }]} kind="x" />',
      '- [A](https://github.com)\n- B: \\*Bee\\*',
      '5  The component "<Pages>" is replaced by the texts of its props. These props are left out: kind="x".',
    ],
    [
      'keeps the image of a component',
      '<Shot src="/img/a.png" alt="One" />',
      '**One**\n\n![One](./images/a.png)',
      TEXTS('Shot'),
    ],
    ['keeps the content of a fragment', '<>A</>', 'A'],
    [
      'keeps text without special syntax',
      '---\ntitle:   "A"   # a comment\n---\n\n#  A   title\n* a\n+ b\n\n\n\n~~~js {1}\n\tcode  \n~~~\n\n:::note[A]\n\n  Text  \n\n:::\n\n| a|b |\n|-|-|\n| `|` | c |\n',
      '---\ntitle:   "A"   # a comment\n---\n\n#  A   title\n* a\n+ b\n\n\n\n~~~js {1}\n\tcode  \n~~~\n\n:::note[A]\n\n  Text  \n\n:::\n\n| a|b |\n|-|-|\n| `|` | c |\n',
    ],
    [
      'converts Windows line endings, and closes open containers',
      'Text\r\n\r\n:::tip Title\r\nOpen\r\n',
      'Text\n\n:::tip[Title]\nOpen\n\n\n:::',
      '7  "tip" has no closing line. One was added at the end of the page. Move it to the right place.',
    ],
    [
      'converts invalid MDX as Markdown',
      'A { brace and <T>.\n\n:::info\nYes\n:::',
      'A { brace and `<T>`.\n\n:::note[Info]\nYes\n:::',
      expect.stringMatching(/^5 {2}The MDX cannot be read: .*The page is converted as Markdown\. Check the result\.$/),
      '5  The unknown tag "<T>" is shown as code. Replace the code if the old page showed something else.',
    ],
    [
      'reports invalid MDX at its line',
      ':::tip\nYes\n:::\n\nText\n\n</div>',
      ':::tip\nYes\n:::\n\nText\n\n</div>',
      expect.stringMatching(/^11 {2}The MDX cannot be read: /),
    ],
    [
      'adds colons to a callout around another callout, also in lists and quotes',
      '- <Admonition type="tip">\n\n  <Admonition type="danger">\n\n  Deep\n\n  </Admonition>\n\n  </Admonition>\n\n> :::note\n> A\n> :::',
      '- ::::tip\n  :::caution[Danger]\n  Deep\n  :::\n  ::::\n\n> :::note\n> A\n> :::',
    ],
    ['converts components on one line', `<Tabs>${TABS}</Tabs>`, NEW_TABS],
    ['converts components with a line between their tags', `<Tabs>\n${TABS}\n</Tabs>`, NEW_TABS],
    ['converts components in a list', `- <Tabs>${TABS}</Tabs>`, `- ${NEW_TABS.replace(/\n(?=[^\n])/g, '\n  ')}`],
    ['converts inline elements', '<kbd>K</kbd> <Link to="/docs/ink">A</Link>', '<kbd>K</kbd> [A](./ink.md)'],
    [
      'shows the URL of a link with an unsupported scheme as code',
      '[Add *it*](vscode:extension/a.b)',
      'Add *it* `vscode:extension/a.b`',
      '5  The link "vscode:extension/a.b" has an unsupported scheme, so its URL is shown as code. Use https:, http:, mailto: or tel:.',
    ],
    [
      'removes style sheets',
      'A\n\n<style>{`a { color: red }`}</style>',
      'A',
      '7  A style sheet is left out: pages contain no style sheets.',
    ],
  ],
)

test('reads the settings of a folder, and reports files that are not converted', () => {
  const site = createOldSite({
    'docusaurus.config.js': 'module.exports = { presets: [] }',
    'sidebars.js': "module.exports = { docs: [{ type: 'autogenerated', dirName: '.' }] }",
    'docs/intro.md': '---\nsidebar_position: 1\n---\nText\n',
    'docs/basics/01-first.md': 'Text\n',
    'docs/basics/_category_.json': '{ "label": "The basics", "position": 2, "className": "red" }',
    'blog/news.md': 'Text\n',
    'static/unused.png': PIXEL,
  })
  const before = site.old()
  expect(site.migrate()).toEqual([
    'blog:1  Pages outside docs/ are not converted: 1. Move these pages by hand.',
    'docs/basics/_category_.json:1  The unsupported field "className" of a folder is left out.',
    'static:1  Files that no page uses are not copied: 1. Copy the files that the site needs to static/.',
    '',
    'Docusaurus to content/docs: 2 pages, 0 copied files, 0 redirects, 3 things to look at.',
    'Next: run npx galley develop, which reports the remaining problems.',
  ])
  expect(site.old()).toEqual(before)
  const files = ['1.intro.md', '2.basics/.navigation.yml', '2.basics/1.first.md']
  expect(site.files()).toEqual(files.map((file) => `content/docs/${file}`))
  expect(site.read('content/docs/2.basics/.navigation.yml')).toBe('title: The basics\n')
})
