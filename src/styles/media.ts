import { breakpoints } from './tokens'

/** In em, like the columns of the layouts: who reads in larger letters gets the layout of a narrower screen. */
const em = (pixels: number) => `${pixels / 16}em`

/** Media queries for styled templates: `${media.lg} { … }`. Widths start at the named breakpoint. */
export const media = {
  sm: `@media (min-width: ${em(breakpoints.sm)})`,
  md: `@media (min-width: ${em(breakpoints.md)})`,
  lg: `@media (min-width: ${em(breakpoints.lg)})`,
  xl: `@media (min-width: ${em(breakpoints.xl)})`,
  belowLg: `@media (max-width: ${em(breakpoints.lg - 0.02)})`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  noScript: '@media (scripting: none)',
} as const
