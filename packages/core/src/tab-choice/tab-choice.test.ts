import { readTabChoices } from './tab-choice'

test('reads what was stored', () => {
  expect(readTabChoices('{"pm":"pnpm","os":"macOS"}')).toEqual({ pm: 'pnpm', os: 'macOS' })
})

test.each([null, undefined, '', 'pnpm', '[]', 'null', '7', '{"pm":'])('%p holds no choice', (stored) => {
  expect(readTabChoices(stored)).toEqual({})
})

test('a choice that is no label is left out', () => {
  expect(readTabChoices('{"pm":{"a":1},"os":"macOS"}')).toEqual({ os: 'macOS' })
})
