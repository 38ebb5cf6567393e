/** The id of what the skip link leads to; each layout has it, behind what stands beside every page. Ids of headings are lower case, so none can be the same. */
export const CONTENT_ID = 'pageContent'
