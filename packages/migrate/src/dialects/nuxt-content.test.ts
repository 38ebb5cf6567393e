import { createOldSite, PIXEL, SYSTEMS, testPages } from '../old-site.fixture'

testPages('nuxt', { 'content/ink.md': '# Ink\n\n## Hello\n', 'public/cover.png': PIXEL }, [
  [
    'replaces fields',
    '---\ntitle: A\nnavigation:\n  icon: i-lucide-house\n  order: 3\nnavigation.title: Intro\nlinks:\n  - label: Open\n    icon: i-lucide-github\n    to: https://github.com/x/y\n    target: _blank\n---\n\nText\n',
    '---\ntitle: A\nlinks:\n  - label: Open\n    to: https://github.com/x/y\n    target: _blank\nnavigation:\n  icon: lucide:house\n  title: Intro\n---\n\nText',
    '1  The unsupported field "navigation.order" is left out.',
  ],
  [
    'shows Vue expressions as code, and removes attributes of links',
    'Welcome to {{ $appConfig.name }}. See [ink](/ink#hello){target="_blank"}.',
    'Welcome to `{{ $appConfig.name }}`. See [ink](./ink.md#hello).',
    '5  The Vue expression "{{ $appConfig.name }}" is shown as code. Replace the code with the text that the old page showed.',
    '5  "{target="_blank"}" is left out: Galley supports no attributes on text.',
  ],
  [
    'converts components within text',
    ':icon{name="i-lucide-rocket"} Press :kbd{value="meta"} or go :br on.',
    ':icon{name="lucide:rocket"} Press :kbd[meta] or go <br> on.',
  ],
  [
    'converts callouts',
    '::tip{to="/ink"}\nHere is a *tip*.\n::\n\n::callout{icon="i-heroicons-bolt" color="error"}\nDanger.\n::\n\n::prose-tip\nA\n::\n\n::ProseWarning\nB\n::',
    ':::tip\nHere is a *tip*.\n\n[Read more](./ink.md)\n:::\n\n:::caution{icon="lucide:bolt"}\nDanger.\n:::\n\n:::tip\nA\n:::\n\n:::warning\nB\n:::',
  ],
  [
    'converts cards with attributes or YAML',
    '::card-group\n  :::card{title="Startup" icon="i-lucide-users" to="/ink"}\n  Best for small.\n  :::\n\n  :::card\n  ---\n  title: With YAML\n  icon: i-lucide-x-none\n  ---\n  Text\n\n  ```ts [a.ts]\n  const a = {\n    b: 1,\n  }\n  ```\n  :::\n::',
    '::::card-group\n:::card[Startup]{to="./ink.md" icon="lucide:users"}\nBest for small.\n:::\n\n:::card[With YAML]\nText\n\n```ts [a.ts]\nconst a = {\n  b: 1,\n}\n```\n:::\n::::',
    '10  The unknown icon "i-lucide-x-none" is left out. Icon sets: lucide, simple-icons.',
  ],
  [
    'keeps code groups',
    '::code-group\n```bash [pnpm]\npnpm add x\n```\n```bash [npm]\nnpm i x\n```\n::',
    ':::code-group\n```bash [pnpm]\npnpm add x\n```\n```bash [npm]\nnpm i x\n```\n:::',
  ],
  [
    'converts the preview of a code group to a tab',
    '::code-group\n```md [a.md]\n```\n\n  :::code-preview{label="Look"}\n  ```js\n  b\n  ```\n  :::\n::',
    '::::tabs\n:::tab[a.md]\n```md\n```\n:::\n\n  :::tab[Look]\n  ```js\n  b\n  ```\n  :::\n::::',
  ],
  [
    'converts tabs',
    '::tabs{sync="os"}\n:::tabs-item{label="Code" icon="i-lucide-code"}\nCode here.\n:::\n:::tabs-item{label="Preview"}\n::::note\nDeep.\n::::\n:::\n::',
    '::::::tabs{sync="os"}\n:::tab[Code]\nCode here.\n:::\n:::::tab[Preview]\n::::note\nDeep.\n::::\n:::::\n::::::',
    '6  Unsupported attributes of "tabs-item" are left out: "icon".',
  ],
  [
    'converts steps',
    '::steps{level="4"}\n#### Start\n\nGo.\n::',
    ':::steps\n#### Start\n\nGo.\n:::',
    '5  Unsupported attributes of "steps" are left out: "level".',
  ],
  [
    'converts accordions',
    '::accordion\n:::accordion-item{label="Is it?" icon="i-lucide-circle-help"}\nYes.\n:::\n::',
    '::::accordion\n:::accordion-item[Is it?]{icon="lucide:circle-help"}\nYes.\n:::\n::::',
  ],
  [
    'converts fields',
    '::field-group\n  ::field{name="a" type="string" required}\n  The `a`.\n  ::\n::',
    '::::field-group\n:::field{name="a" type="string" required}\nThe `a`.\n:::\n::::',
  ],
  ['converts collapsibles', '::collapsible{name="more"}\nHidden\n::', ':::collapsible[more]\nHidden\n:::'],
  [
    'keeps the content and the slots of a component',
    '::hero-banner{title="X"}\nBody\n#extra\nSlot text\n::',
    '**X**\n\nBody\n\nSlot text',
    '5  The component ":::hero-banner" is replaced by its content.',
  ],
  [
    'takes the title of a component from its slot',
    '::u-tile{icon="i-x-none"}\n#title\nA [word]{.text-primary}\n\n#description\nTwo\n::',
    '**A word**\n\nTwo',
    '5  The component ":::u-tile" is replaced by its content. These props are left out: icon="i-x-none".',
    '7  "{.text-primary}" is left out: Galley supports no attributes on text.',
  ],
  [
    'keeps the title of a component',
    '::tiles{title="One"}\n::',
    '**One**',
    '5  The component ":::tiles" is replaced by the texts of its props.',
  ],
  [
    'reads the YAML props of a component',
    '::my-box\n---\nitems: [a, b]\n---\nText.\n::',
    '- a\n- b\n\nText.',
    '5  The component ":::my-box" is replaced by its content.',
  ],
  [
    'keeps a directive in its list',
    '::prose-steps\n#### A\n\n- one\n\n  :::prose-tip\n  Inside.\n  :::\n::',
    '::::steps\n#### A\n\n- one\n\n  :::tip\n  Inside.\n  :::\n::::',
  ],
  [
    'converts names of code, and copies images',
    '```ts [pages/[slug\\].vue] {1} twoslash\nconst x = 1\n```\n\n![Cover](/cover.png){.rounded width=100}',
    '```ts [pages/[slug].vue] {1}\nconst x = 1\n```\n\n![Cover](./images/cover.png)',
    '9  "{.rounded width=100}" is left out: Galley supports no attributes on text.',
  ],
  ['converts lines', 'A\n\n:hr\n\nB', 'A\n\n***\n\nB'],
  [
    'shows an unknown component within text as code',
    'See :my-thing and 10:30.',
    'See `:my-thing` and 10:30.',
    '5  The component ":my-thing" is shown as code. Replace the code with text.',
  ],
  [
    'converts videos',
    ':video{src="https://www.youtube.com/embed/aaaaaaaaaaa" title="T"}',
    '::video{src="https://www.youtube.com/watch?v=aaaaaaaaaaa" title="T"}',
  ],
  [
    'converts a video of another site to a link',
    ':video{src="https://github.com/b.mp4"}',
    '[b.mp4 on github.com](https://github.com/b.mp4)',
    '5  The component ":video" became a link. Check that the text of the link names its target.',
  ],
  ['removes the language of inline code', '`a`{lang="ts"}', '`a`'],
  ['finds a similar icon', ':icon{name="i-heroicons-rocket-solid"}', ':icon{name="lucide:rocket"}'],
  [
    'keeps the label of an unknown icon',
    ':icon{name="i-x-nothing" label="Ship"}',
    'Ship',
    '5  The unknown icon "i-x-nothing" is left out. Icon sets: lucide, simple-icons.',
  ],
])

test('converts the settings of a folder, and redirects its pages', () => {
  const site = createOldSite({
    ...SYSTEMS.nuxt,
    'content/1.start/.navigation.yml': "title: Start\nicon: i-lucide-rocket\ntitleTemplate: '%s'\n",
    'content/1.start/1.intro.md': '# Intro\n',
  })
  expect(site.migrate()[0]).toBe(
    'content/1.start/.navigation.yml:1  The unsupported field "titleTemplate" of a folder is left out.',
  )
  const files = ['docs/1.start/.navigation.yml', 'docs/1.start/1.intro.md', 'redirects.yml']
  expect(site.files()).toEqual(files.map((file) => `content/${file}`))
  expect(site.read('content/docs/1.start/.navigation.yml')).toBe('title: Start\nicon: lucide:rocket\n')
  expect(site.read('content/redirects.yml')).toBe('# Old URLs of Nuxt Content\n/start/intro: /docs/start/intro\n')
})
