// A build replaces this module. In `gatsby develop` styled-components does the work, and there is nothing to load.

/** The URL of the style sheet that every page loads. */
export const sheetUrl: string | undefined = undefined
/** The names of all style modules that are not in it, in the order of their rules. */
export const moduleOrder: string[] = []
