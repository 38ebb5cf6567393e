import { site } from '@galley/site'

/** Settings of analytics. gatsby-plugin-start-script puts the values in place of this file: with `site`, its scripts would have all menus and titles. */
export const { analytics } = site
