import type { ContentTree } from '~/lib/content-tree'

/** Where the sample would be if it were a file of this site. */
export const SAMPLE_FILE = 'docs/first-proof.md'

/** What stands in the editor at first. */
export const SAMPLE_TEXT = `# The first proof

Write **Markdown** here. The page beside it is drawn by the compiler that built this site.

:::tip[Break it]
Change \`tip\` to \`tpi\`, then read what the build would say.
:::

1. Write it
2. Prove it
3. Print it :badge[last]
`

/** The same text with a slip of the pen. */
export const BROKEN_TEXT = SAMPLE_TEXT.replace(':::tip', ':::tpi')

/** The first heading of `SAMPLE_TEXT`. */
export const SAMPLE_HEADING = 'The first proof'

/** What the compiler makes of the rest, written out so that the page needs no compiler before somebody types. A test keeps it true. */
export const SAMPLE_BODY: ContentTree = [
  [
    'p',
    {},
    'Write ',
    ['strong', {}, 'Markdown'],
    ' here. The page beside it is drawn by the compiler that built this site.',
  ],
  [
    'Callout',
    { type: 'tip', title: 'Break it' },
    ['p', {}, 'Change ', ['code', {}, 'tip'], ' to ', ['code', {}, 'tpi'], ', then read what the build would say.'],
  ],
  ['ol', {}, ['li', {}, 'Write it'], ['li', {}, 'Prove it'], ['li', {}, 'Print it ', ['Badge', {}, 'last']]],
]
