import { theme } from './theme'
import { durations } from './tokens'

test('what changes its position takes 0.45 s, what opens 0.2 s', () => {
  expect(durations).toMatchObject({ layout: 450, slow: 200 })
  expect(theme.motion.layout).toBe('450ms ease-out')
})
