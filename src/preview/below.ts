import { breakpoints } from '~/styles/tokens'

/** The condition of windows that are narrower than a breakpoint, in em as those of `media`. */
export const narrowerThan = (breakpoint: keyof typeof breakpoints) =>
  `(max-width: ${(breakpoints[breakpoint] - 0.02) / 16}em)`

/** For styled templates: `${below('md')} { … }`. */
export const below = (breakpoint: keyof typeof breakpoints) => `@media ${narrowerThan(breakpoint)}`
