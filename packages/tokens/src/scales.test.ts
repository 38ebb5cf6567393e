import { channels, contrast, luminance } from '@galley/core/contrast'
import { modes } from './mode-colors'
import { scales, shades, type ColorScale } from './scales'
import { theme } from './theme'
import { durations } from './tokens'

/** Computes `color-mix(in srgb, color 9%, ground)`, which the global style uses for the tint of a role. */
const tint = (color: string, ground: string) =>
  `#${channels(color)
    .map((channel, index) => Math.round(channel * 0.09 + channels(ground)[index]! * 0.91))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

const named: [string, ColorScale][] = Object.entries(scales)
const GREYS = ['slate', 'gray', 'zinc', 'stone']
const accents = named.filter(([name]) => !GREYS.includes(name))

test.each(named)('%s has every shade, each darker than the previous one', (_name, scale) => {
  expect(Object.keys(scale).map(Number)).toEqual([...shades])
  const lights = shades.map((shade) => luminance(scale[shade]))
  expect(lights).toEqual([...lights].sort((a, b) => b - a))
})

test.each(named)('text in %s has a contrast of 4.5:1 on the page background and on its tint', (_name, scale) => {
  for (const [ground, text, mark] of [
    [modes.light.ground, scale[700], scale[500]],
    [modes.dark.ground, scale[300], scale[400]],
  ] as const) {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, tint(mark, ground))).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(named)('marks in %s have a contrast of 3:1 on the page background', (_name, scale) => {
  expect(contrast(scale[500], modes.light.ground)).toBeGreaterThanOrEqual(3)
  expect(contrast(scale[400], modes.dark.ground)).toBeGreaterThanOrEqual(3)
})

test.each(accents)('text on a button filled with %s has a contrast of 4.5:1', (_name, scale) => {
  expect(contrast(scale[500], modes.light.onAccent)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(scale[400], modes.dark.onAccent)).toBeGreaterThanOrEqual(4.5)
})

test.each(['light', 'dark'] as const)('text in %s mode has a contrast of 4.5:1 on every background', (mode) => {
  const { ground, raised, sunken, text, textStrong, textMuted } = modes[mode]
  for (const below of [ground, raised, sunken])
    for (const words of [text, textStrong, textMuted]) expect(contrast(words, below)).toBeGreaterThanOrEqual(4.5)
})

test('layout changes take 0.45 s, opening animations 0.2 s', () => {
  expect(durations).toMatchObject({ layout: 450, slow: 200 })
  expect(theme.motion.layout).toBe('450ms ease-out')
})
