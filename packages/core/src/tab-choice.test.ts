import { readTabChoices } from './tab-choice'

test('reads stored choices', () => {
  expect(readTabChoices('{"pm":"pnpm","os":"macOS"}')).toEqual({ pm: 'pnpm', os: 'macOS' })
})

test.each([null, undefined, '', 'pnpm', '[]', 'null', '7', '{"pm":'])('reads no choice from %p', (stored) => {
  expect(readTabChoices(stored)).toEqual({})
})

test('leaves out a choice that is not a text', () => {
  expect(readTabChoices('{"pm":{"a":1},"os":"macOS"}')).toEqual({ os: 'macOS' })
})
