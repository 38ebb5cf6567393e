import { testTable } from '@galley/testing/test-table.fixture'
import { parse } from 'yaml'
import { z } from 'zod'
import { blockContent } from './block-content'
import { writeTree } from './markdown-page'
import { pageBlocks } from './page-blocks'

const schema = z.object({ blocks: pageBlocks() })

testTable((yaml) => writeTree(blockContent(schema.parse({ blocks: [parse(yaml)] }))))(
  'writes a block as Markdown: %s',
  {
    'hero: { title: Maps, lead: In *order*., primary: { label: More, to: /docs }, secondary: { label: News, to: /blog }, note: Free., example: "![A map](./map.png)" }':
      '## Maps\n\nIn \\*order\\*.\n\n- [More](/docs)\n- [News](/blog)\n\nFree.\n\n![A map](./map.png)',
    'features: { title: Parts, lead: All., more: { label: More, to: /docs }, items: [{ icon: search, title: Find, text: By place. }, { icon: printer, title: Print, text: On paper., to: /print }] }':
      '## Parts\n\nAll.\n\n- **Find**: By place.\n- **[Print](/print)**: On paper.\n\n[More](/docs)',
    'steps: { title: How, items: [{ title: Install, text: It is quick., example: "```sh\\nnpm start\\n```\\n" }] }':
      '## How\n\n### Install\n\nIt is quick.\n\n```sh\nnpm start\n```',
    'code: { title: Use it, lead: From Node., example: "```js\\nfind()\\n```\\n" }':
      '## Use it\n\nFrom Node.\n\n```js\nfind()\n```',
    'comparison: { title: Beside, products: [Ours, Theirs], rows: [{ topic: Price, answers: [$1, a|b] }], note: As of today. }':
      '## Beside\n\n|  | Ours | Theirs |\n| --- | --- | --- |\n| Price | $1 | a\\|b |\n\nAs of today.',
    'quotes: { title: Said, items: [{ text: Good., name: Ada, role: Printer, to: /ada }, { text: Fine., name: Ben }] }':
      '## Said\n\n> Good.\n>\n> — [Ada](/ada), Printer\n\n> Fine.\n>\n> — Ben',
    'logos: { title: Used by, items: [{ name: A, image: a.svg, to: /a }, { name: B, image: b.svg }] }':
      '## Used by\n\n- [A](/a)\n- B',
    'posts: { title: News, lead: From the blog. }': '## News\n\nFrom the blog.',
    'text: { title: Why, lead: So., body: "A **text**.\\n" }': '## Why\n\nSo.\n\nA **text**.',
    'call: { title: Go, description: Now., links: [{ label: More, to: /docs }] }': '## Go\n\nNow.\n\n- [More](/docs)',
  },
)
