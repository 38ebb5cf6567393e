import { readTabChoices } from './tab-choice'

test.each([
  ['{"pm":"pnpm","os":"macOS"}', { pm: 'pnpm', os: 'macOS' }],
  ['{"pm":{"a":1},"os":"macOS"}', { os: 'macOS' }],
  [null, {}],
  ['pnpm', {}],
  ['null', {}],
])('reads %p as the choices %j', (stored, choices) => {
  expect(readTabChoices(stored)).toEqual(choices)
})
