import { heading, link, list, markdownText, paragraph, table, type ContentTree } from './content-tree'
import type { Block } from './page-blocks'

type Kinds = { [Kind in keyof Block]-?: NonNullable<Block[Kind]> }

const opening = ({ title, lead }: { title?: string | undefined; lead?: string | undefined }): ContentTree => [
  ...(title === undefined ? [] : [heading(2, title)]),
  ...paragraph(lead),
]

/** Turns the fields of a block into content, by the kind of block. */
const contents: { [Kind in keyof Kinds]: (block: Kinds[Kind]) => ContentTree } = {
  hero: ({ primary, secondary, note, example, ...hero }) => [
    ...opening(hero),
    list([primary, ...(secondary ? [secondary] : [])].map((one) => [link(one)])),
    ...paragraph(note),
    ...(example === undefined ? [] : [markdownText(example)]),
  ],
  features: ({ items, more, ...features }) => [
    ...opening(features),
    list(items.map(({ title, text, to }) => [['strong', {}, link({ label: title, to })], `: ${text}`])),
    ...paragraph(more && link(more)),
  ],
  steps: ({ items, ...steps }) => [
    ...opening(steps),
    ...items.flatMap(({ title, text, example }) => [heading(3, title), ...paragraph(text), markdownText(example)]),
  ],
  comparison: ({ products, rows, note, ...comparison }) => [
    ...opening(comparison),
    table(
      ['', ...products],
      rows.map(({ topic, answers }) => [topic, ...answers]),
    ),
    ...paragraph(note),
  ],
  quotes: ({ items, ...quotes }) => [
    ...opening(quotes),
    ...items.map(({ text, name, role, to }): ContentTree[number] => [
      'blockquote',
      {},
      ...paragraph(text),
      ...paragraph('— ', link({ label: name, to }), role && `, ${role}`),
    ]),
  ],
  logos: ({ title, items }) => [heading(2, title), list(items.map(({ name, to }) => [link({ label: name, to })]))],
  posts: opening,
  text: ({ body, ...text }) => [...opening(text), markdownText(body)],
  code: ({ example, ...code }) => [...opening(code), markdownText(example)],
  call: ({ title, description, links }) => [
    heading(2, title),
    ...paragraph(description),
    list(links.map((one) => [link(one)])),
  ],
}

/** Returns the texts of a page's blocks as content, for the page's Markdown file and the search. */
export const blockContent = ({ blocks }: { blocks: readonly Block[] }): ContentTree =>
  blocks.flatMap((block) =>
    Object.entries(block).flatMap(([kind, fields]) => contents[kind as keyof Kinds](fields as never)),
  )
