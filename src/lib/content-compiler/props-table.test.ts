import { bodyOf, problemsOf } from './compile.fixture'

test('the props of a component are a table', async () => {
  const code = (text: string) => ['code', {}, text]
  expect(await bodyOf('Before.\n\n::props{of="Button"}\n\nAfter.')).toEqual([
    ['p', {}, 'Before.'],
    [
      'table',
      {},
      [
        'thead',
        {},
        ['tr', {}, ['th', {}, 'Prop'], ['th', {}, 'Type'], ['th', {}, 'Default'], ['th', {}, 'What it does']],
      ],
      [
        'tbody',
        {},
        [
          'tr',
          {},
          ['td', {}, code('size')],
          ['td', {}, code("'sm' | 'md'")],
          ['td', {}, code("'md'")],
          ['td', {}, 'How large, as ', code('font-size'), '.'],
        ],
        [
          'tr',
          {},
          ['td', {}, code('to')],
          ['td', {}, code('string')],
          ['td', {}, 'required'],
          ['td', {}, 'Where it leads.'],
        ],
        ['tr', {}, ['td', {}, code('icon')], ['td', {}, code('IconName')], ['td', {}, '–'], ['td', {}]],
      ],
    ],
    ['p', {}, 'After.'],
  ])
})

const REMEDY =
  'Name a component such as "Button" or a directive such as "card"; after a change of the code, run "npm run props".'

test.each([
  ['a\n\n::props{of=Buton}', `3:1 "::props": "Buton" has no props to show. Did you mean "Button"? ${REMEDY}`],
  ['::props{of=Kbd}', `1:1 "::props": "Kbd" has no props to show. ${REMEDY}`],
  ['::props{of=constructor}', `1:1 "::props": "constructor" has no props to show. ${REMEDY}`],
  ['::props', '1:1 "::props": "of" is missing. Add it: a text.'],
  ['::props{of=Button size=md}', '1:1 "::props": "size" is not a field. Allowed: of.'],
])('%j is a problem with its place', async (text, problem) => {
  expect(await problemsOf(text)).toEqual([problem])
})
