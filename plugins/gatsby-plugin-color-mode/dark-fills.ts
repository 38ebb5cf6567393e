import { contrast } from '@galley/core/contrast'
import { modes } from '@galley/tokens/mode-colors'
import { type ColorScale, scaleOf, type ScaleName } from '@galley/tokens/scales'

/** Minimum contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = 4.5

/** Returns a warning for each role whose fill is too dark for the text of a button. Skips `neutral`, whose fills are the colours of the page. */
export function findDarkFills(colors: Record<string, ScaleName | ColorScale>): string[] {
  return Object.entries(colors).flatMap(([role, color]) => {
    const scale = scaleOf(color)
    return (['light', 'dark'] as const).flatMap((mode) => {
      const shade = mode === 'light' ? 500 : 400
      const { onAccent } = modes[mode]
      const reached = contrast(scale[shade], onAccent)
      if (role === 'neutral' || !(reached < LEAST)) return []
      return `src/site.ts: the words of buttons filled with "${role}" are hard to read in ${mode} mode: ${onAccent} on shade ${shade}, ${scale[shade]}, has a contrast of ${reached.toFixed(1)} to 1, and needs ${LEAST}. Write a lighter shade ${shade}, or choose another scale.`
    })
  })
}
