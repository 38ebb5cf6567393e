// Every visitor loads these, and nothing else of this folder.

/** The cookie, and the key in session storage, that keep the token. */
export const TOKEN_NAME = 'previewToken'

/** The key in session storage that keeps which preview server the page talks to. */
export const API_NAME = 'previewAPI'

/** The key in session storage that keeps which branch is shown. */
export const BRANCH_NAME = 'previewBranch'

/** The key in session storage that keeps which branch changes are counted against. */
export const AGAINST_NAME = 'previewAgainst'
