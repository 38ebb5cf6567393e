import { breakpoints } from '@galley/tokens/tokens'

type Breakpoint = keyof typeof breakpoints

/** In em, like the columns of the layouts: who reads in larger letters gets the layout of a narrower screen. */
const from = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}em)`
const below = (name: Breakpoint) => `(max-width: ${(breakpoints[name] - 0.02) / 16}em)`

/** The condition of `media.belowMd`, for `useMediaQuery`. */
export const BELOW_MD_QUERY = below('md')

/** Media queries for styled templates: `${media.lg} { … }`. Widths start at the named breakpoint, or end below it. */
export const media = {
  sm: `@media ${from('sm')}`,
  md: `@media ${from('md')}`,
  lg: `@media ${from('lg')}`,
  xl: `@media ${from('xl')}`,
  belowSm: `@media ${below('sm')}`,
  belowMd: `@media ${BELOW_MD_QUERY}`,
  belowLg: `@media ${below('lg')}`,
  belowXl: `@media ${below('xl')}`,
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  screen: '@media screen',
  script: '@media (scripting: enabled)',
  /** Where no script runs: readers who have them off, and paper. */
  noScript: '@media print, (scripting: none)',
} as const
