// Every visitor loads this file, so it must not import the rest of the folder.

/** Name of the cookie, and key in `sessionStorage`, with the preview token. */
export const TOKEN_NAME = 'previewToken'

/** Key in `sessionStorage` with the origin of the preview server. */
export const API_NAME = 'previewAPI'

/** Key in `sessionStorage` with the name of the shown branch. */
export const BRANCH_NAME = 'previewBranch'

/** Key in `sessionStorage` for the name of the branch that the shown branch is compared with. */
export const AGAINST_NAME = 'previewAgainst'
