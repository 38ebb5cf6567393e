import { cutSection } from './cut-section'

const PAGE = `# Install

Opening.

## On \`Linux\`

One.

### Debian

Two.

\`\`\`md
## No heading
\`\`\`

On Windows
----------

:::note
### Debian
Three.
:::

## 日本語
`

test('the id after the text of a heading is the id of its section', () => {
  expect(cutSection('# A\n\n## Win\n\n## Windows {#win}\n\nb', 'win')).toEqual({ text: '## Windows {#win}\n\nb\n' })
})

test.each([
  ['on-linux', '## On `Linux`\n\nOne.\n\n### Debian\n\nTwo.\n\n```md\n## No heading\n```\n'],
  ['debian', '### Debian\n\nTwo.\n\n```md\n## No heading\n```\n'],
  ['on-windows', 'On Windows\n----------\n\n:::note\n### Debian\nThree.\n:::\n'],
  ['debian-1', '### Debian\nThree.\n:::\n'],
  ['日本語', '## 日本語\n'],
])('the section %s ends at the next heading of its level or above', (id, text) => {
  expect(cutSection(PAGE, id)).toEqual({ text })
})

test.each(['no-heading', '__proto__'])('returns all ids for the unknown id %j', (id) => {
  expect(cutSection(PAGE, id)).toEqual({ ids: ['install', 'on-linux', 'debian', 'on-windows', 'debian-1', '日本語'] })
  expect(cutSection('', id)).toEqual({ ids: [] })
})
