import { ATTACKS } from '@galley/testing/attacks.fixture'
import { expectSafe } from './leaks.fixture'

test.each(Object.entries(ATTACKS))(
  'the result has only allowed elements, attributes and URLs: all %s',
  async (_, attacks) => {
    for (const attack of attacks) await expectSafe(attack)
  },
  60_000,
)

test('allows only safe elements, attributes and URLs in random combinations of attacks', async () => {
  const random = createRandom(20250131)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const fragments = [
    ...Object.values(ATTACKS).flat(),
    ...'<div> </div> <p> </p> <a href="/x"> </a> <table> <tr> <td> <ul> <li> <details> <pre> <b> <i'.split(' '),
    ...'<!-- --> " \' > < & \\ \u0000 \r\n \t [^1] { } * _ ~~ word 𝕏 # ``` ~~~ ::: :badge[ ] ]( )'.split(/ /),
    ...'> |- |1. |  - |# |[^1]: x|:::note|::::tabs|:::tab[x]'.split('|'),
    '| a |',
    '|-|',
  ]
  for (let count = 0; count < 100; count++) {
    const parts = Array.from(
      { length: 1 + Math.floor(random() * 30) },
      () => pick(fragments) + pick(['', ' ', '\n', '\n\n', '\n> ', '\n  ']),
    )
    await expectSafe(parts.join(''))
  }
}, 60_000)

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
