import { type Migration, PIXEL } from '../old-site.fixture'

export const vitepress: Migration = {
  old: {
    'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress'

// https://vitepress.dev/reference/site-config
export default defineConfig({
  title: "My Awesome Project",
  description: "A VitePress Site",
  base: '/',
  markdown: { math: true },
  themeConfig: {
    nav: [{ text: 'Home', link: '/' }],
    sidebar: {
      '/guide/': { base: '/guide/', items: sidebarGuide() },
      '/reference/': [
        { text: 'Reference', items: [{ text: 'Site Config', link: '/reference/site-config' }] }
      ]
    },
  }
})

function sidebarGuide() {
  return [
    {
      text: 'Introduction',
      collapsed: false,
      items: [
        { text: 'What is it?', link: '/guide/what-is-it' },
        { text: 'Getting Started', link: '/guide/getting-started' }
      ]
    }
  ]
}
`,
    'docs/guide/getting-started.md': `# Getting Started

## Hello Wörld

Read [what](/guide/what-is-it).
`,
    'docs/guide/parts/basics.md': `Some getting started stuff.
`,
    'docs/guide/what-is-it.md': `---
outline: deep
lastUpdated: false
---

# What is VitePress? <Badge type="tip" text="^1.9.0" />

[[toc]]

See [Getting Started](./getting-started#hello-wörld), [config](/reference/site-config.html#base_url), <Badge type="warning">beta</Badge>.

::: info
This is an info box.
:::

::: danger STOP
Danger zone, do not proceed
:::

::: details Click me to view the code {open}
\`\`\`js
console.log('Hello, VitePress!')
\`\`\`
:::

::: code-group

\`\`\`js [config.js]
export default {}
\`\`\`

\`\`\`ts:line-numbers {1} [config.ts]
export default {} as X
\`\`\`

:::

:::: tip Outer
::: warning
Inner
:::
::::

> [!NOTE]
> Alert.

\`\`\`js{1,4}:line-numbers=2
a // [!code ++]
b
\`\`\`

\`\`\`md
::: tip not a container {{ x }}
:::
<<< @/nothing.js
\`\`\`

<<< @/snippets/snippet.js#main{1 ts} [snippet]

<!--@include: ./parts/basics.md-->

<script setup>
import Custom from './Custom.vue'
const x = 1
</script>

{{ x }} is shown. And $a^2$ :tada:

<Custom :value="x" />

Inline <Custom/> too, and <img src="/hero.png" alt="Hero" class="big" width="20">.

<div class="wrap">
  <CustomBlock />
</div>

<style module>
.button { color: red; }
</style>
`,
    'docs/index.md': `---
# https://vitepress.dev/reference/default-theme-home-page
layout: home

hero:
  name: "My Awesome Project"
  text: "A VitePress Site"
  tagline: My great project tagline
  image: /hero.png
  actions:
    - theme: brand
      text: Get started
      link: /guide/getting-started
    - theme: alt
      text: API
      link: /reference/site-config

features:
  - title: Feature A
    icon: 🛠️
    details: Lorem ipsum dolor sit amet
  - title: Feature B
    details: Lorem ipsum
    link: /guide/what-is-it
---

## More

Text below with [a link](./guide/what-is-it.md).
`,
    'docs/public/hero.png': PIXEL,
    'docs/reference/site-config.md': `---
title: Site Config
editLink: true
---

## base_url {#base_url}

See [this](#base_url).
`,
    'docs/snippets/snippet.js': `// #region main
export const a = 1
// #endregion
`,
  },
  report: [
    'docs/guide/what-is-it.md:2  "outline" has no counterpart here. The page has "On this page" of its headings.',
    'docs/guide/what-is-it.md:3  "lastUpdated" has no counterpart here. The date is that of the last commit.',
    'docs/guide/what-is-it.md:62  A script is left out: a page has none here.',
    'docs/guide/what-is-it.md:67  "{{ x }}" is code of Vue. It is shown as code; write the text that it stands for.',
    'docs/guide/what-is-it.md:69  "<Custom>" is a component of the old site. It is left out; write what it showed. These props are left out: :value="x".',
    'docs/guide/what-is-it.md:71  "<Custom>" is a component of the old site. It is left out; write what it showed.',
    'docs/guide/what-is-it.md:71  "class" of "<img>" is left out: Markdown has no styles here.',
    'docs/guide/what-is-it.md:73  "class" of "<div>" is left out: Markdown has no styles here.',
    'docs/guide/what-is-it.md:73  "<CustomBlock>" is a component of the old site. It is left out; write what it showed.',
    'docs/guide/what-is-it.md:77  A style sheet is left out: a page has none here.',
    'docs/index.md:1  The icons of the features are "sparkles" now. Choose one for each.',
    'docs/index.md:1  The landing page is content/docs/index.yml. To make it the home page of the site, move it to content/index.yml.',
    '',
    'VitePress to content/docs: 5 pages, 2 copied files, 8 redirects, 12 things to look at.',
    'Next: npx galley develop, which reports what the build does not accept.',
  ],
  written: {
    'content/docs/1.guide/.navigation.yml': `title: Introduction
`,
    'content/docs/1.guide/1.what-is-it.md': `---
navigation:
  title: What is it?
---

# What is VitePress? :badge[^1.9.0]{color="success"}



See [Getting Started](./2.getting-started.md#hello-world), [config](../2.reference/1.site-config.md#base_url), :badge[beta]{color="warning"}.

:::note[Info]
This is an info box.
:::

:::caution[STOP]
Danger zone, do not proceed
:::

:::collapsible[Click me to view the code]{open}
\`\`\`js
console.log('Hello, VitePress!')
\`\`\`
:::

:::code-group

\`\`\`js [config.js]
export default {}
\`\`\`

\`\`\`ts [config.ts] {1} lineNumbers
export default {} as X
\`\`\`

:::

::::tip[Outer]
:::warning
Inner
:::
::::

> [!NOTE]
> Alert.

\`\`\`js {1,4} lineNumbers=2
a // [!code ++]
b
\`\`\`

\`\`\`md
::: tip not a container {{ x }}
:::
<<< @/nothing.js
\`\`\`

::include{file="../_snippets/snippet.js" region="main" language="ts" options="[snippet] {1}"}

::include{file="./parts/basics.md"}

\`{{ x }}\` is shown. And $$a^2$$ 🎉

Inline too, and <img src="../images/hero.png" alt="Hero" width="20">.

<div>
</div>

`,
    'content/docs/1.guide/2.getting-started.md': `# Getting Started

## Hello Wörld {#hello-world}

Read [what](./1.what-is-it.md).
`,
    'content/docs/1.guide/parts/basics.md': `---
navigation: false
---
Some getting started stuff.
`,
    'content/docs/2.reference/.navigation.yml': `title: Reference
`,
    'content/docs/2.reference/1.site-config.md': `---
title: Site Config
---

## base_url

See [this](#base_url).
`,
    'content/docs/_snippets/snippet.js': `// #region main
export const a = 1
// #endregion
`,
    'content/docs/images/hero.png': PIXEL,
    'content/docs/index.yml': `title: "My Awesome Project: A VitePress Site"
blocks:
  - hero:
      title: "My Awesome Project: A VitePress Site"
      lead: My great project tagline
      primary:
        label: Get started
        to: /docs/guide/getting-started
      secondary:
        label: API
        to: /docs/reference/site-config
      example: "![](./images/hero.png)"
  - features:
      title: Features
      items:
        - icon: sparkles
          title: Feature A
          text: Lorem ipsum dolor sit amet
        - icon: sparkles
          title: Feature B
          text: Lorem ipsum
          to: /docs/guide/what-is-it
  - text:
      body: |
        ## More

        Text below with [a link](./1.guide/1.what-is-it.md).
`,
    'content/redirects.yml': `# Pages as VitePress had them
/guide/getting-started: /docs/guide/getting-started
/guide/getting-started.html: /docs/guide/getting-started
/guide/what-is-it: /docs/guide/what-is-it
/guide/what-is-it.html: /docs/guide/what-is-it
/reference/site-config: /docs/reference/site-config
/reference/site-config.html: /docs/reference/site-config
/guide/parts/basics: /docs/guide/parts/basics
/guide/parts/basics.html: /docs/guide/parts/basics
`,
  },
}
