import { highlightCode } from '../code-highlighter'
import { compileMarkdown } from './compile-markdown'
import { bodyOf, environment, problemsOf } from './compile.fixture'

test('a diagram keeps its source; its fence names it and keeps room for it', async () => {
  expect(await bodyOf('```mermaid [How it works] height=320\nflowchart LR\n  a --> b\n```')).toEqual([
    ['Mermaid', { source: 'flowchart LR\n  a --> b', title: 'How it works', height: 320 }],
  ])
  expect(await bodyOf('```mermaid\npie\n```')).toEqual([['Mermaid', { source: 'pie' }]])
})

test('what is drawn is not coloured as code', async () => {
  const { problems } = await compileMarkdown('```math\nx\n```\n\n```mermaid height=320\npie\n```', 'a.md', 1, {
    ...environment,
    highlightCode,
  })
  expect(problems).toEqual([])
})

test('a preview shows the fence as it is written', async () => {
  const body = JSON.stringify(await bodyOf('::::code-preview\n```mermaid\npie\n```\n::::'))
  expect(body).toContain('["Mermaid",{"source":"pie"}]')
  expect(body).toContain('```mermaid')
})

test.each([
  [
    'heigth=320',
    '"heigth=320" says nothing about a diagram. Did you mean "height"? A diagram has a title in brackets and a height in pixels: "[How it works] height=320".',
  ],
  [
    '{1,2}',
    '"{1,2}" says nothing about a diagram. A diagram has a title in brackets and a height in pixels: "[How it works] height=320".',
  ],
])('%s behind a diagram is a problem', async (meta, problem) => {
  expect(await problemsOf(`\`\`\`mermaid ${meta}\npie\n\`\`\``)).toEqual([`1:1 ${problem}`])
})
