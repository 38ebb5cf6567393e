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

/** A longer list combines each name with each way to write it. Here, only some of these combinations are tried; the sweep test tries all. */
const MAX_ATTACKS = 50

test.each(Object.entries(ATTACKS))(
  'the result has only allowed elements, attributes and URLs: %s',
  async (_, attacks) => {
    // Takes every seventh combination. The number of ways to write a name is not a multiple of seven, so each way is tried.
    const tried = attacks.length > MAX_ATTACKS ? attacks.filter((_, index) => index % 7 === 0) : attacks
    for (const attack of tried) await expectSafe(attack)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  },
)
