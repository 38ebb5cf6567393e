import { depthOfDirectives } from './depth-of-directives'

test.each([
  ['', 0],
  ['a\n\n::icon{name=a}', 0],
  [':::note\na\n:::\n\n:::tip\nb\n:::', 1],
  ['::::tabs\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\n::::', 2],
  ['- a\n\n  > :::note\n  > a', 1],
  [':::a\n:::b\n:::c', 3],
  // Of two with as many colons the first end closes the outer one, with all that is in it.
  [':::a\n:::b\n:::\n:::c', 2],
  ['```md\n:::a\n:::b\n```\n\n:::c\n:::', 1],
  ['````md\n```\n:::a\n````\n:::b', 1],
])('%j has %d open at once', (text, depth) => {
  expect(depthOfDirectives(text)).toBe(depth)
})
