import { type Migration, PIXEL } from '../old-site.fixture'

export const nuxtContent: Migration = {
  old: {
    'content/1.getting-started/.navigation.yml': `title: Getting Started
icon: i-lucide-rocket
titleTemplate: '%s'
`,
    'content/1.getting-started/1.introduction.md': `---
title: Introduction
description: Welcome.
navigation:
  icon: i-lucide-house
  order: 3
navigation.title: Intro
links:
  - label: Open
    icon: i-lucide-github
    to: https://github.com/x/y
    target: _blank
---

Welcome to {{ $appConfig.name }}. :icon{name="i-lucide-rocket"} Press :kbd{value="meta"} or go :br on. See [install](/getting-started/installation#hello){target="_blank"}.

## Key

::tip{to="/getting-started/installation"}
Here is a *tip*.
::

::callout{icon="i-heroicons-bolt" color="error"}
Danger.
::

::card-group
  :::card{title="Startup" icon="i-lucide-users" to="/getting-started/installation"}
  Best for small.
  :::

  :::card
  ---
  title: With YAML
  icon: i-lucide-x-none
  ---
  Text

  \`\`\`ts [a.ts]
  const a = {
    b: 1,
  }
  \`\`\`
  :::
::

::code-group
\`\`\`bash [pnpm]
pnpm add x
\`\`\`
\`\`\`bash [npm]
npm i x
\`\`\`
::

::tabs{sync="os"}
:::tabs-item{label="Code" icon="i-lucide-code"}
Code here.
:::
:::tabs-item{label="Preview"}
::::note
Deep.
::::
:::
::

::steps{level="4"}
#### Start

Go.

#### End

Stop.
::

::accordion
:::accordion-item{label="Is it?" icon="i-lucide-circle-help"}
Yes.
:::
::

::field-group
  ::field{name="a" type="string" required}
  The \`a\`.
  ::
::

::collapsible{name="more"}
Hidden
::

::hero-banner{title="X"}
Body
#extra
Slot text
::

\`\`\`ts [pages/[slug\\].vue] {1} twoslash
const x = 1
\`\`\`

![Cover](/cover.png){.rounded width=100}
`,
    'content/1.getting-started/2.installation.md': `---
title: Installation
navigation: false
---
# Installation

## Hello

Back to [intro](/getting-started/introduction).
`,
    'content/index.md': `---
seo:
  title: Write docs
  description: Ship fast.
---

::u-page-hero
#title
Ship Beautiful [Documentation]{.text-primary}

#description
Ship fast.
::
`,
    'nuxt.config.ts': `export default defineNuxtConfig({
  modules: ['@nuxt/ui', '@nuxt/content'],
})
`,
    'public/cover.png': PIXEL,
  },
  report: [
    'content/1.getting-started/.navigation.yml:1  "titleTemplate" of a folder has no counterpart here. It is left out.',
    'content/1.getting-started/1.introduction.md:1  "navigation.order" has no counterpart here. It is left out.',
    'content/1.getting-started/1.introduction.md:15  "{{ $appConfig.name }}" is code of Vue. It is shown as code; write the text that it stands for.',
    'content/1.getting-started/1.introduction.md:15  "{target="_blank"}" is left out: words have no attributes here.',
    'content/1.getting-started/1.introduction.md:32  There is no icon "i-lucide-x-none" here, and it is left out. Icon sets: lucide, simple-icons.',
    'content/1.getting-started/1.introduction.md:57  "icon" of "tabs-item" has no counterpart here. It is left out.',
    'content/1.getting-started/1.introduction.md:67  "level" of "steps" has no counterpart here. It is left out.',
    'content/1.getting-started/1.introduction.md:93  ":::hero-banner" is a component of the old site. Its content stays without it.',
    'content/1.getting-started/1.introduction.md:103  "{.rounded width=100}" is left out: words have no attributes here.',
    'content/index.md:7  ":::u-page-hero" is a component of the old site. Its content stays without it.',
    'content/index.md:9  "{.text-primary}" is left out: words have no attributes here.',
    '',
    'Nuxt Content to content/docs: 3 pages, 1 copied file, 2 redirects, 11 things to look at.',
    'Next: npx galley develop, which reports what the build does not accept.',
  ],
  written: {
    'content/docs/1.getting-started/.navigation.yml': `title: Getting Started
icon: lucide:rocket
`,
    'content/docs/1.getting-started/1.introduction.md': `---
title: Introduction
description: Welcome.
links:
  - label: Open
    to: https://github.com/x/y
    target: _blank
navigation:
  icon: lucide:house
  title: Intro
---

Welcome to \`{{ $appConfig.name }}\`. :icon{name="lucide:rocket"} Press :kbd[meta] or go <br> on. See [install](./2.installation.md#hello).

## Key

:::tip
Here is a *tip*.

[Read more](./2.installation.md)
:::

:::caution{icon="lucide:bolt"}
Danger.
:::

::::card-group
:::card[Startup]{to="./2.installation.md" icon="lucide:users"}
Best for small.
:::

:::card[With YAML]
Text

\`\`\`ts [a.ts]
const a = {
  b: 1,
}
\`\`\`
:::
::::

:::code-group
\`\`\`bash [pnpm]
pnpm add x
\`\`\`
\`\`\`bash [npm]
npm i x
\`\`\`
:::

::::::tabs{sync="os"}
:::tab[Code]
Code here.
:::
:::::tab[Preview]
::::note
Deep.
::::
:::::
::::::

:::steps
#### Start

Go.

#### End

Stop.
:::

::::accordion
:::accordion-item[Is it?]{icon="lucide:circle-help"}
Yes.
:::
::::

::::field-group
:::field{name="a" type="string" required}
The \`a\`.
:::
::::

:::collapsible[more]
Hidden
:::

**X**

Body

Slot text

\`\`\`ts [pages/[slug].vue] {1}
const x = 1
\`\`\`

![Cover](../images/cover.png)
`,
    'content/docs/1.getting-started/2.installation.md': `---
title: Installation
navigation: false
---
# Installation

## Hello

Back to [intro](./1.introduction.md).
`,
    'content/docs/images/cover.png': PIXEL,
    'content/docs/index.md': `---
seo:
  title: Write docs
  description: Ship fast.
---

**Ship Beautiful Documentation**

Ship fast.
`,
    'content/redirects.yml': `# Pages as Nuxt Content had them
/getting-started/introduction: /docs/getting-started/introduction
/getting-started/installation: /docs/getting-started/installation
`,
  },
}
