import { site } from '@galley/site'

/**
 * Settings of analytics. gatsby-plugin-start-script replaces this file with the values, because an import of `site` would add every menu and
 * title to the script.
 */
export const { analytics } = site
