import { breakpoints } from '@galley/tokens/tokens'

type Breakpoint = keyof typeof breakpoints

/** In em, so that readers with a larger font size get the layout of a narrower screen. */
const from = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}em)`
const below = (name: Breakpoint) => `(max-width: ${(breakpoints[name] - 0.02) / 16}em)`

/** Condition of `media.belowMd`, for `useMediaQuery`. */
export const BELOW_MD_QUERY = below('md')

/** Media queries for styled templates: `${media.lg} { … }`. `lg` starts at the breakpoint, `belowLg` ends just below it. */
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
  /** Scripts disabled, or print. */
  noScript: '@media print, (scripting: none)',
} as const
