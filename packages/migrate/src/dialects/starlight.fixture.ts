import { type Migration, PIXEL } from '../old-site.fixture'

export const starlight: Migration = {
  old: {
    'astro.config.mjs': `// @ts-check
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

// https://astro.build/config
export default defineConfig({
	integrations: [
		starlight({
			title: 'My Docs',
			social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight' }],
			sidebar: [
				{
					label: 'Guides',
					items: [
						// Each item here is one entry in the navigation menu.
						{ label: 'Example Guide', slug: 'guides/example' },
						'guides/second',
					],
				},
				{
					label: 'Reference',
					autogenerate: { directory: 'reference' },
				},
			],
		}),
	],
});
`,
    'src/assets/houston.webp': PIXEL,
    'src/content/docs/guides/example.mdx': `---
title: Example Guide
description: A guide in my new Starlight docs site.
sidebar:
  label: Example
  badge:
    text: New
    variant: tip
tableOfContents: false
pagefind: false
---
import { Aside, Badge, Card, CardGrid, Code, FileTree, Icon, LinkButton, LinkCard, Steps, TabItem, Tabs } from '@astrojs/starlight/components';
import { Image } from 'astro:assets';
import houston from '../../../assets/houston.webp';
import Fancy from '../../../components/Fancy.astro';

Guides lead a user through a specific task. <Badge text="New" variant="tip" size="small" />

<Image src={houston} alt="Houston" />

:::tip[Did you know?]
Astro helps you build faster websites with [“Islands Architecture”](https://docs.astro.build/en/concepts/islands/).
:::

:::note
Plain.
:::

<Aside type="caution" title="Watch out!">
	Take *care*.
</Aside>

<Tabs syncKey="pkg">
  <TabItem label="npm" icon="seti:npm">

  \`\`\`sh
  npm create astro@latest -- --template starlight
  \`\`\`

  </TabItem>
  <TabItem label="pnpm">pnpm it</TabItem>
</Tabs>

<Steps>

1. Import the component into your MDX file:

   \`\`\`js
   import { Steps } from '@astrojs/starlight/components';
   \`\`\`

2. Wrap \`<Steps>\` around your ordered list items.

   More text.

</Steps>

<Steps>
1. One
2. Two
</Steps>

<FileTree>

- astro.config.mjs an **important** file
- package.json
- src
  - components
    - **Header.astro**
  - …

</FileTree>

<LinkCard title="Authoring Markdown" description="Learn more about Markdown syntax." href="/reference/example/" />

<CardGrid>
  <LinkCard title="Stars" href="https://astro.build" />
  <Card title="Moons">Text</Card>
</CardGrid>

<LinkButton href="/guides/number-two/" variant="primary">Second</LinkButton> <Icon name="star" />

\`\`\`js title="my-test-file.js" {2} ins={1} del={3} "given text" frame="none"
const a = 1
const b = 2
const c = 3
\`\`\`

<Code code={\`console.log(1)\`} lang="js" title="x.js" />

<Fancy client:load />
`,
    'src/content/docs/guides/second.md': `---
title: Second
slug: guides/number-two
---

[Relative](../example/) and ![Houston](../../../assets/houston.webp). Set :foo[bar] stays text.
`,
    'src/content/docs/index.mdx': `---
title: Welcome to Starlight
description: Get started building your docs site with Starlight.
template: splash
hero:
  tagline: Congrats on setting up a new Starlight project!
  image:
    file: ../../assets/houston.webp
  actions:
    - text: Example Guide
      link: /guides/example/
      icon: right-arrow
    - text: Read the Starlight docs
      link: https://starlight.astro.build
      icon: external
      variant: minimal
---

import { Card, CardGrid } from '@astrojs/starlight/components';

## Next steps

<CardGrid stagger>
	<Card title="Update content" icon="pencil">
		Edit \`src/content/docs/index.mdx\` to see this page change.
	</Card>
	<Card title="Add new content" icon="add-document">
		Add Markdown or MDX files to \`src/content/docs\` to create new pages.
	</Card>
</CardGrid>
`,
    'src/content/docs/reference/example.md': `---
title: Example Reference
sidebar:
  order: 2
  hidden: true
---
Text
`,
    'src/content/docs/reference/first.md': `---
title: First
sidebar: { order: 1 }
---
Text
`,
  },
  report: [
    'src/content/docs/guides/example.mdx:9  "tableOfContents" has no counterpart here. The page has "On this page" of its headings.',
    'src/content/docs/guides/example.mdx:17  "size" of "Badge" has no counterpart here. It is left out.',
    'src/content/docs/guides/example.mdx:34  "icon" of "TabItem" has no counterpart here. It is left out.',
    'src/content/docs/guides/example.mdx:81  "variant" of "LinkButton" has no counterpart here. It is left out.',
    'src/content/docs/guides/example.mdx:91  "<Fancy>" is a component of the old site. It is left out; write what it showed.',
    'src/content/docs/index.mdx:1  The landing page is content/docs/index.yml. To make it the home page of the site, move it to content/index.yml.',
    'src/content/docs/index.mdx:23  "stagger" of "CardGrid" has no counterpart here. It is left out.',
    'src/content/docs/index.mdx:27  There is no icon "add-document" here, and it is left out. Icon sets: lucide, simple-icons.',
    '',
    'Starlight to content/docs: 5 pages, 1 copied file, 4 redirects, 8 things to look at.',
    'Next: npx galley develop, which reports what the build does not accept.',
  ],
  written: {
    'content/docs/1.guides/.navigation.yml': `title: Guides
`,
    'content/docs/1.guides/1.example.md': `---
title: Example Guide
description: A guide in my new Starlight docs site.
navigation:
  title: Example
  badge: New
search: false
---
Guides lead a user through a specific task. :badge[New]{color="success"}

![Houston](../images/houston.webp)

:::tip[Did you know?]
Astro helps you build faster websites with [“Islands Architecture”](https://docs.astro.build/en/concepts/islands/).
:::

:::note
Plain.
:::

:::warning[Watch out!]
Take *care*.
:::

::::tabs{sync="pkg"}
:::tab[npm]
\`\`\`sh
npm create astro@latest -- --template starlight
\`\`\`
:::
:::tab[pnpm]
pnpm it
:::
::::

:::steps
#### Import the component into your MDX file

\`\`\`js
import { Steps } from '@astrojs/starlight/components';
\`\`\`

#### Wrap \`<Steps>\` around your ordered list items

More text.
:::

1. One
2. Two

:::file-tree
- astro.config.mjs an **important** file
- package.json
- src
  - components
    - **Header.astro**
  - …
:::

:::card[Authoring Markdown]{to="../2.reference/2.example.md"}
Learn more about Markdown syntax.
:::

::::card-group
:::card[Stars]{to="https://astro.build"}
:::
:::card[Moons]
Text
:::
::::

[Second](./2.second.md) :icon{name="star"}

\`\`\`js [my-test-file.js] {2} "given text"
const a = 1 // [!code ++]
const b = 2
const c = 3 // [!code --]
\`\`\`

\`\`\`js [x.js]
console.log(1)
\`\`\`

`,
    'content/docs/1.guides/2.second.md': `---
title: Second
---

[Relative](./1.example.md) and ![Houston](../images/houston.webp). Set \\:foo[bar] stays text.
`,
    'content/docs/2.reference/.navigation.yml': `title: Reference
`,
    'content/docs/2.reference/1.first.md': `---
title: First
---
Text
`,
    'content/docs/2.reference/2.example.md': `---
title: Example Reference
navigation: false
---
Text
`,
    'content/docs/images/houston.webp': PIXEL,
    'content/docs/index.yml': `title: Welcome to Starlight
description: Get started building your docs site with Starlight.
blocks:
  - hero:
      title: Welcome to Starlight
      lead: Congrats on setting up a new Starlight project!
      primary:
        label: Example Guide
        to: /docs/guides/example
      secondary:
        label: Read the Starlight docs
        to: https://starlight.astro.build
      example: "![](./images/houston.webp)"
  - text:
      body: |
        ## Next steps

        ::::card-group
        :::card[Update content]{icon="pencil"}
        Edit \`src/content/docs/index.mdx\` to see this page change.
        :::
        :::card[Add new content]
        Add Markdown or MDX files to \`src/content/docs\` to create new pages.
        :::
        ::::
`,
    'content/redirects.yml': `# Pages as Starlight had them
/guides/example: /docs/guides/example
/guides/number-two: /docs/guides/second
/reference/example: /docs/reference/example
/reference/first: /docs/reference/first
`,
  },
}
