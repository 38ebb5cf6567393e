import { serveMarkdown } from './serve-markdown'

const TEXT = `# [Start](/docs/start?x#y "A title") and ![A](/a.png)

| [Table](/t) | [out](https://a.example/x) | [near](./near) | [hash](#id) |
| --- | --- | --- | --- |

- [angle](</a b>), [reference][r], \`[code](/code)\`

\`\`\`md
[Block](/block)
\`\`\`

[r]: /docs
`

test('adds the base path to links, images and definitions once, and to nothing else', () => {
  expect(serveMarkdown(TEXT, '/docs')).toBe(`# [Start](/docs/docs/start?x#y "A title") and ![A](/docs/a.png)

| [Table](/docs/t) | [out](https://a.example/x) | [near](./near) | [hash](#id) |
| --- | --- | --- | --- |

- [angle](</docs/a b>), [reference][r], \`[code](/code)\`

\`\`\`md
[Block](/block)
\`\`\`

[r]: /docs/docs
`)
  expect(serveMarkdown(TEXT, '')).toBe(TEXT)
})
