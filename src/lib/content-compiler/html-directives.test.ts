import { bodyOf, problemsOf } from './compile.fixture'

test('a figure has its content above its caption, in Markdown', async () => {
  expect(await bodyOf(':::figure[Marks of `readers`]\n| a |\n| - |\n| b |\n:::')).toEqual([
    [
      'figure',
      {},
      ['table', {}, ['thead', {}, ['tr', {}, ['th', {}, 'a']]], ['tbody', {}, ['tr', {}, ['td', {}, 'b']]]],
      ['figcaption', {}, 'Marks of ', ['code', {}, 'readers']],
    ],
  ])
  expect(await bodyOf(':::figure[Code]\n```sh\na\n```\n:::')).toEqual([
    ['figure', {}, ['CodeBlock', expect.any(Object)], ['figcaption', {}, 'Code']],
  ])
})

test('a figure has a caption', async () => {
  expect(await problemsOf(':::figure\na\n:::')).toEqual([
    expect.stringContaining('1:1 ":::figure": "caption" is missing.'),
  ])
})

test('definitions are a description list', async () => {
  expect(await bodyOf(':::definitions\n- Proof\n  - A print\n  - A *test*\n- Galley\n\n  The tray.\n:::')).toEqual([
    [
      'dl',
      {},
      ['dt', {}, 'Proof'],
      ['dd', {}, 'A print'],
      ['dd', {}, 'A ', ['em', {}, 'test']],
      ['dt', {}, 'Galley'],
      ['dd', {}, ['p', {}, 'The tray.']],
    ],
  ])
})

test('a term without a definition is a problem', async () => {
  expect(await problemsOf(':::definitions\n- Proof\n  - A print\n- Galley\n:::')).toEqual([
    expect.stringContaining('4:1 This point of ":::definitions" has no definition.'),
  ])
})
