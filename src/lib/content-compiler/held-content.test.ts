import { problemsOf } from './compile.fixture'

const fence = '```sh [a.sh]\na\n```'

test.each([
  [`:::code-group\n${fence}\n:::`],
  [`:::code-tree\n${fence}\n:::`],
  [':::file-tree\n- a\n  - b\n:::'],
  ['::::tabs\n:::tab[a]\nb\n:::\n::::'],
  [`:::package-managers\n\`\`\`sh\nnpm ci\n\`\`\`\n:::`],
])('%j is right', async (text) => {
  expect(await problemsOf(text)).toEqual([])
})

test.each([
  [
    `:::code-group\n${fence}\n\nWords.\n:::`,
    '6:1 ":::code-group" holds code blocks and nothing else. Move this out of it.',
  ],
  [
    ':::code-tree\n```sh\na\n```\n:::',
    '2:1 ":::code-tree" holds code blocks with a file name in brackets and nothing else. Move this out of it.',
  ],
  [':::file-tree\n- a\n\nb\n\n1. c\n:::', '4:1 ":::file-tree" holds one list and nothing else. Move this out of it.'],
  [':::tabs\n\na\n:::', '3:1 ":::tabs" holds tabs and nothing else. Move this out of it.'],
  [`:::code-tree\n${fence}\n\n${fence}\n:::`, '6:1 ":::code-tree" has two files "a.sh". Rename one, or take it out.'],
  [':::code-group\n:::', '1:1 ":::code-group" is empty. It holds code blocks.'],
])('%j is a problem', async (text, problem) => {
  expect(await problemsOf(text)).toContain(problem)
})
