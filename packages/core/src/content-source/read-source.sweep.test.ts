import { readSource } from './read-source'

const yaml = (raw: string) => readSource('content/a.yml', 'yml', raw)
const many = (make: (index: number) => string) => Array.from({ length: 30_000 }, (_, index) => make(index)).join('\n')

test('thirty thousand fields are read', () => {
  expect(Object.keys(yaml(many((index) => `k${index}: a`)).fields as object)).toHaveLength(30_000)
})

test.each([
  ['open quotes', many(() => 'a: "'), 'the opening " has no closing "'],
  ['fields that are given twice', many(() => 'a: 1'), '"a" is given twice'],
  [
    'aliases',
    many((index) => `k${index}: &k${index}\n  - *k${index - 1}`),
    'more than 500 parts are repeated with "*"',
  ],
  ['merge keys', `a: &a {}\n${many((index) => `k${index}:\n  <<: *a`)}`, 'more than 500 parts are repeated with "*"'],
])('thirty thousand %s are refused quickly', (_, raw, message) => {
  const { problems, fields } = yaml(raw)
  expect(problems.map((problem) => problem.message).join()).toContain(message)
  expect(fields).toEqual({})
})

test('nesting that overflows the call stack is a problem', () => {
  expect(yaml('['.repeat(100_000)).problems[0]!.message).toMatch(/^The YAML cannot be read: /)
})
