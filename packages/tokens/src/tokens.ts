/** Raw design values. Colours other than `grounds` belong in `mode-colors.ts` and `scales.ts`. Components use the names in `theme.ts`. */

/** Colour names that the light and dark modes share. A colour missing in one mode is a type error. */
export const colorNames = [
  // Page background.
  'ground',
  // Surfaces above the page: cards, popovers, the header.
  'raised',
  // Surfaces set into the page: code, table heads.
  'sunken',
  // Hairlines.
  'line',
  // Borders of controls.
  'lineStrong',
  // Headings and emphasised text.
  'textStrong',
  // Body text.
  'text',
  // Secondary text, with a contrast of at least 4.5:1 on the page background.
  'textMuted',
  // Text on a filled accent.
  'onAccent',
  // Backdrop of a modal layer.
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

/** Page background of each mode, also the value of the `theme-color` meta tag. */
export const grounds = { light: '#fdfcfa', dark: '#0b1019' }

/** Type scale in rem. On a 16 px root: 12, 14, 16, 18, 20, 24, 30, 36, 48 and 60 px, then named sizes between these steps. */
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
  /** Chips, file names and small code: between `xs` and `sm`. */
  small: '0.8125rem',
  /** Code in blocks. */
  code: '0.84375rem',
  /** Callouts and features: between `sm` and `md`. */
  note: '0.9375rem',
  /** Third-level headings in content. */
  heading: '1.1875rem',
} as const

/** Multiples of 4 px, in rem. The key is the factor. */
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

/** In milliseconds. */
export const durations = { fast: 120, base: 160, slow: 200, layout: 450 } as const

/** Values of `z-index`. Use no others, so that the stacking order stays defined in one place. */
export const layers = { raised: 1, sticky: 10, header: 20, overlay: 40, toast: 50, skipLink: 60 } as const

/** Minimum widths in pixels. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const

/** CSS names of the site's three fonts. They stay the same when a site replaces a font. */
export const fontFamilies = { sans: 'Site Sans', serif: 'Site Serif', mono: 'Site Mono' }
