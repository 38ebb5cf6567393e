/** Raw design values. Colours stand in `mode-colors.ts` and `scales.ts`, nowhere else but the grounds; `theme.ts` gives the names that components use. */

/** The colours of one mode. Light and dark have the same shape, so a missing one is a type error. */
export interface ModeColors {
  /** The page's own ground. */
  ground: string
  /** Raised above the ground: cards, popovers, the header's tint. */
  raised: string
  /** Set into the ground: code, table heads, wells. */
  sunken: string
  /** Hairlines between things. */
  line: string
  /** Borders of controls: stronger than a hairline. */
  lineStrong: string
  /** Headings and strong text. */
  textStrong: string
  /** Running text. */
  text: string
  /** Secondary text; at least 4.5 to 1 on the ground. */
  textMuted: string
  /** Text on a filled accent. */
  onAccent: string
  /** Behind a modal layer. */
  scrim: string
  codeText: string
  codeComment: string
  codeKeyword: string
  codeString: string
  codeFunction: string
  codeConstant: string
  codeParameter: string
  codePunctuation: string
}

/** The names of a mode's colours; with each page comes no more than these and the grounds. */
export const colorNames = Object.keys({
  ground: 0,
  raised: 0,
  sunken: 0,
  line: 0,
  lineStrong: 0,
  textStrong: 0,
  text: 0,
  textMuted: 0,
  onAccent: 0,
  scrim: 0,
  codeText: 0,
  codeComment: 0,
  codeKeyword: 0,
  codeString: 0,
  codeFunction: 0,
  codeConstant: 0,
  codeParameter: 0,
  codePunctuation: 0,
} satisfies Record<keyof ModeColors, 0>)

/** The ground of each mode, which the browser's own frame takes on. */
export const grounds = { light: '#fdfcfa', dark: '#0b1019' }

/** Type scale on a 16 px root, in rem: 12 14 16 18 20 24 30 36 48 60. */
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '1.875rem',
  '4xl': '2.25rem',
  '5xl': '3rem',
  '6xl': '3.75rem',
} as const

/** Steps of 4 px, in rem; the key is the number of steps. */
export const spaces = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const

export const radii = { sm: '4px', control: '6px', md: '8px', lg: '12px', full: '999px' } as const

/** Milliseconds. */
export const durations = { fast: 120, base: 160, slow: 200, layout: 450 } as const

/** Stacking steps; nothing else sets a z-index. */
export const layers = { raised: 1, sticky: 10, header: 20, overlay: 40, toast: 50, skipLink: 60 } as const

/** Pixels. A range starts at its value. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const
