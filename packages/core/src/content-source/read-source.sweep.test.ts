import { readSource } from './read-source'

const yaml = (raw: string) => readSource('content/a.yml', 'yml', raw)
const many = (make: (index: number) => string) => Array.from({ length: 30_000 }, (_, index) => make(index)).join('\n')

test('reads thirty thousand fields', () => {
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
])('reports thirty thousand %s quickly', (_, raw, message) => {
  const { problems, fields } = yaml(raw)
  expect(problems.map((problem) => problem.message).join()).toContain(message)
  expect(fields).toEqual({})
})

test('reports nesting that overflows the call stack', () => {
  expect(yaml('['.repeat(100_000)).problems[0]!.message).toMatch(/^The YAML cannot be read: /)
})
