// The parts that `try-site.mjs` adds to the sites it makes: the examples of the documentation, options, and pages for browser tests.
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { OWN_SITE } from '../e2e/preview-setup.mjs'
import { projectFolder } from './run.mjs'

export const CONFIG = join(OWN_SITE, 'src/content.config.ts')
const SNIPPET = /^ *```\w+ \[([^\]]+)\]\n(.*?)^ *```$/gms

/**
 * Adds the lines of a snippet to code. Lines marked "++" follow the unmarked line above. A snippet without marks comes before the collections
 * for all remaining files. Its imports come first.
 * @param {string} code @param {string} snippet
 */
function applySnippet(code, snippet) {
  const lines = code.split('\n')
  const find = (/** @type {string} */ start) => {
    const at = lines.findIndex((line) => line.startsWith(start))
    if (at < 0) throw new Error(`src/content.config.ts has no line "${start}".`)
    return at
  }
  const isImport = (/** @type {string} */ line) => line.startsWith('import ')
  const added = snippet.trimEnd().split('\n')
  if (!snippet.includes('[!code'))
    lines.splice(find('  pages: '), 0, ...added.filter((line) => line !== '' && !isImport(line)))
  else {
    let at = 0
    for (const marked of added) {
      const [line = '', mark] = marked.split(/ *\/\/ \[!code (.+)\]$/)
      if (mark === '++') lines.splice(at++, 0, line)
      else at = find(line) + 1
    }
  }
  return [...added.filter((line) => isImport(line) && !lines.includes(line)), ...lines].join('\n')
}

/** Writes the files that a section of the documentation shows. @param {string} page @param {string} from heading of the section @param {string[]} files */
function followGuide(page, from, files) {
  const guide = readFileSync(join(projectFolder, 'content/docs', page), 'utf8')
  const snippets = [...guide.slice(guide.indexOf(`\n${from}\n`)).matchAll(SNIPPET)]
  for (const file of files) {
    const path = join(OWN_SITE, file)
    const texts = snippets.filter(([, name]) => name === file).map(([, , text = '']) => text)
    if (texts.length === 0) throw new Error(`${page} shows no "${file}". Correct scripts/try-site-parts.mjs.`)
    mkdirSync(dirname(path), { recursive: true })
    for (const text of path === CONFIG ? texts : texts.slice(0, 1))
      writeFileSync(path, path === CONFIG ? applySnippet(readFileSync(CONFIG, 'utf8'), text) : text)
  }
}

/** Adds the collection of the guide. */
export const addCollection = () =>
  followGuide('2.collections/1.define.md', '## Add a collection', [
    ...['src/content.config.ts', 'src/templates/event-page.tsx', 'src/templates/event-list.tsx'],
    ...['content/events/index.yml', 'content/events/spring-meeting.md'],
  ])

/** Adds the directive and the header of the guides. */
export function addComponents() {
  const add = (/** @type {string} */ file, /** @type {string} */ line) =>
    appendFileSync(join(OWN_SITE, file), `${line}\n`)
  const directives = '5.components/4.add-a-component.md'
  followGuide(directives, '## Add a content component {#a-content-component}', [
    'src/markdown.ts',
    'src/content-components.ts',
    'src/components/quote.tsx',
  ])
  add('src/markdown.ts', 'export const remarkPlugins = []\nexport const rehypePlugins = []')
  const header = ['src/components/header.tsx', 'src/components/header.styles.ts']
  followGuide(
    '5.components/5.replace-a-component.md',
    '## Extend the original {#keep-the-original-and-add-to-it}',
    header,
  )
  add('src/components.ts', "export { Header } from './components/header'")
  // Only pages of the handbook have this field, which is required.
  const owner = readFileSync(CONFIG, 'utf8').includes('owner:') ? 'owner: Ada\n' : ''
  const text = `---\ntitle: Quoted\n${owner}---\n\n:::quote[Ada]\nIt computes.\n:::\n`
  writeFileSync(join(OWN_SITE, 'content/quoted.md'), text)
}

/** Adds an island, and the endpoint of the guide. Returns a function that removes them. */
export function addServerParts() {
  followGuide('6.deployment/1.node-server.md', '## Add an endpoint {#endpoints-of-your-own}', ['src/server-routes.ts'])
  cpSync(join(projectFolder, 'src/islands'), join(OWN_SITE, 'src/islands'), { recursive: true })
  return () => {
    for (const path of ['src/server-routes.ts', 'src/islands'])
      rmSync(join(OWN_SITE, path), { recursive: true, force: true })
  }
}

/** Adds German and Arabic translations of a few pages to the starter, for `e2e/translations.spec.ts`. */
function addTranslations() {
  const content = join(OWN_SITE, 'content')
  const start = join(content, 'docs/1.getting-started')
  appendFileSync(join(start, '2.installation.md'), '\n## Requirements\n\nA computer.\n')
  const files = {
    'docs/1.getting-started/2.installation.de.md': `---
title: Installieren
slug: installieren
---

So installiert man das Programm. Danach kommt der [Schnellstart](/docs/getting-started).

## Voraussetzungen {#requirements}

Ein Rechner. Weiter mit den [ersten Schritten](../2.guides/1.first-steps.md).
`,
    'docs/1.getting-started/index.de.md': `---
title: Schnellstart
---

Lies zuerst die [Voraussetzungen](./2.installation.md#requirements).
`,
    'ar/docs/1.getting-started/2.installation.md': `---
title: التثبيت
---

هكذا يُثبَّت البرنامج.

## المتطلبات {#requirements}

حاسوب.
`,
    'ar/docs/1.getting-started/index.md': `---
title: البداية السريعة
---

اقرأ أولًا [المتطلبات](./2.installation.md#requirements).
`,
    'blog/welcome.de.md': `---
title: Willkommen
date: 2026-11-01
authors: [team]
topics: [news]
---

Das ist der erste Artikel.
`,
  }
  for (const [file, text] of Object.entries(files)) {
    const path = join(content, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const settings = join(OWN_SITE, 'src/site.ts')
  const imports = ['ar', 'de', 'en'].map((code) => `import { ${code} } from '@galley/core/languages/${code}'\n`)
  const languages = `  languages: [en, { ...de, site: { copyright: '© Die Firma' } }, ar],\n`
  writeFileSync(settings, imports.join('') + readFileSync(settings, 'utf8').replace(/(?=^\}\)$)/m, languages))
}

/** Turns on options for browser tests, and adds redirects, translations and an old version of the documentation. */
export function turnOptionsOn() {
  appendFileSync(join(OWN_SITE, 'content/redirects.yml'), '/elsewhere/*: https://elsewhere.example/*\n/old/home: /\n')
  const options = `  announcement: { id: 'open', text: 'We are open.', link: { label: 'Read more', to: '/blog' } },
  feedback: { sendTo: '/api/feedback' },
  contributors: true,
  redirectPages: true,
  versions: [
    { name: '2', label: '2.x', state: 'current' },
    { name: '1', label: '1.x', state: 'unmaintained' },
  ],
`
  const file = join(OWN_SITE, 'src/site.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?=^\}\)$)/m, options))
  addTranslations()
  const docs = join(OWN_SITE, 'content/docs')
  cpSync(docs, `${docs}@1`, { recursive: true })
  const text = 'See [Installation](/docs/getting-started/installation).'
  writeFileSync(`${docs}@1/9.only-old.md`, `---\ntitle: Only old\n---\n\n${text}\n`)
  writeFileSync(`${docs}/9.only-new.md`, `---\ntitle: Only new\n---\n\n${text}\n`)
}

const PICTURES = { eager: '#d02020', lazy: '#2060d0' }

/** Adds two linked pages with images of gatsby-plugin-image for `e2e/gatsby-image.spec.ts`. Each image has a single colour. */
export async function addPictures() {
  for (const [name, background] of Object.entries(PICTURES)) {
    const image = sharp({ create: { width: 600, height: 400, channels: 3, background } })
    await image.toFile(join(OWN_SITE, 'content', `${name}.png`))
  }
  const files = {
    'src/components/pictures.tsx': `import * as React from 'react'
import { graphql, useStaticQuery } from 'gatsby'
import { GatsbyImage, StaticImage } from 'gatsby-plugin-image'

export function Pictures() {
  const { file } = useStaticQuery(graphql\`
    query Pictures {
      file(relativePath: { eq: "eager.png" }) {
        childImageSharp {
          gatsbyImageData(width: 300, formats: PNG)
        }
      }
    }
  \`)
  return (
    <>
      <GatsbyImage alt="eager" loading="eager" image={file.childImageSharp.gatsbyImageData} />
      <StaticImage alt="lazy" src="../../content/lazy.png" width={300} formats={['png']} />
    </>
  )
}
`,
    'content/pictures.mdx': `---
title: Pictures
---

import { Pictures } from '~/components/pictures'

They are [elsewhere](./more-pictures.mdx) too.

<Pictures />
`,
    'content/more-pictures.mdx': `---
title: More pictures
---

import { Pictures } from '~/components/pictures'

<Pictures />
`,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(OWN_SITE, file), text)
}
