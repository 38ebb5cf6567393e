/** Raw design values. Colours are in `mode-colors.ts` and `scales.ts`, nowhere else but the grounds; `theme.ts` gives the names that components use. */

/** The names of a mode's colours. Light and dark have the same names, so a missing colour is a type error. */
export const colorNames = [
  // The page's own ground.
  'ground',
  // Raised above the ground: cards, popovers, the header's tint.
  'raised',
  // Set into the ground: code, table heads, wells.
  'sunken',
  // Hairlines between things.
  'line',
  // Borders of controls: stronger than a hairline.
  'lineStrong',
  // Headings and strong text.
  'textStrong',
  // Running text.
  'text',
  // Secondary text; at least 4.5 to 1 on the ground.
  'textMuted',
  // Text on a filled accent.
  'onAccent',
  // Behind a modal layer.
  'scrim',
  'codeText',
  'codeComment',
  'codeKeyword',
  'codeString',
  'codeFunction',
  'codeConstant',
  'codeParameter',
  'codePunctuation',
] as const

/** The colours of one mode. */
export type ModeColors = Record<(typeof colorNames)[number], string>

/** The ground of each mode, which the browser's own frame takes on. */
export const grounds = { light: '#fdfcfa', dark: '#0b1019' }

/** Type scale on a 16 px root, in rem: 12 14 16 18 20 24 30 36 48 60, and by name the few sizes between its steps. */
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
  /** Chips, file names, small code: between xs and sm. */
  small: '0.8125rem',
  /** Code in blocks. */
  code: '0.84375rem',
  /** Text set apart: callouts, features. Between sm and md. */
  note: '0.9375rem',
  /** Third-level headings in content. */
  heading: '1.1875rem',
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

/** The names of the site's three fonts in CSS, whichever fonts they are. */
export const fontFamilies = { sans: 'Site Sans', serif: 'Site Serif', mono: 'Site Mono' }
