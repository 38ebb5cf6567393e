import type { ContentTree } from '@galley/core/content-tree'

/** The file name that the editor shows. */
export const SAMPLE_FILE = 'docs/first-proof.md'

/** The editor's first text. */
export const SAMPLE_TEXT = `# The first proof

Write **Markdown** here. The compiler that built this site renders the page beside it.

:::tip[Break it]
Change \`tip\` to \`tpi\`, then read what the build would say.
:::

1. Write it
2. Prove it
3. Print it :badge[last]
`

/** The sample text with a mistake. */
export const BROKEN_TEXT = SAMPLE_TEXT.replace(':::tip', ':::tpi')

/** The first heading of `SAMPLE_TEXT`. */
export const SAMPLE_HEADING = 'The first proof'

/** `SAMPLE_TEXT` without its heading, compiled, so that the page needs no compiler until a reader types. A test compares text and result. */
export const SAMPLE_BODY: ContentTree = [
  [
    'p',
    {},
    'Write ',
    ['strong', {}, 'Markdown'],
    ' here. The compiler that built this site renders the page beside it.',
  ],
  [
    'Callout',
    { type: 'tip', title: 'Break it' },
    ['p', {}, 'Change ', ['code', {}, 'tip'], ' to ', ['code', {}, 'tpi'], ', then read what the build would say.'],
  ],
  ['ol', {}, ['li', {}, 'Write it'], ['li', {}, 'Prove it'], ['li', {}, 'Print it ', ['Badge', {}, 'last']]],
]
