/** The id of what skip links lead to. Ids of headings are lower case, so none can be the same. */
export const CONTENT_ID = 'pageContent'
/** The id of the text beside a column of links, which the link skips as well. */
export const TEXT_ID = 'pageText'
