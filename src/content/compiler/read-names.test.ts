import { createContentFolder } from './content-folder.fixture'
import { readNames } from './read-names'

function read(text?: string) {
  const folder = createContentFolder({ 'docs/a.md': '', ...(text !== undefined && { 'variables.yml': text }) })
  const { texts } = readNames(folder.contentDir, 'variables.yml')
  folder.remove()
  return texts instanceof Error ? texts.message : texts
}

test.each<[string | undefined, object]>([
  [undefined, {}],
  ['', {}],
  ['# nothing yet\n', {}],
  ['version: 1.10\nyes: no\ndate: 2025-01-31\n', { version: '1.10', yes: 'no', date: '2025-01-31' }],
])('%j has texts as they are written', (text, names) => {
  expect(read(text)).toEqual(names)
})

test.each([
  ['a: [', 'content/variables.yml cannot be used: '],
  ['- a', 'content/variables.yml cannot be used: it must hold "name: text" on each line. Correct it.'],
  ['a: [b]', 'content/variables.yml cannot be used: "a" must be a text. Write "a: …".'],
])('%j is a problem', (text, problem) => {
  expect(read(text)).toContain(problem)
})
