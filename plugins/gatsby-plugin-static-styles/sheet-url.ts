// A build replaces this module. `gatsby develop` uses styled-components and has no style sheet.

/** The URL of the style sheet that every page loads. */
export const sheetUrl: string | undefined = undefined
/** The names of all style modules outside of the style sheet, in the order of their rules. */
export const moduleOrder: string[] = []
