/**
 * Begins the ids of the engine's own elements. No author's id can contain it: the id of a heading has no capital letters,
 * and the compiler refuses it in an id that an author writes. CSS and URLs take it without escapes.
 */
export const OWN_ID = '_Galley'

/** React joins "_", this prefix and "R_…" to the ids of `useId`. The server and the browser must render with the same prefix. */
export const REACT_ID_PREFIX = 'Galley'

/** The prefix of `useId` in islands. Each island on a page puts an id of its own behind it: the server renders one answer for many. */
export const ISLAND_ID_PREFIX = `${REACT_ID_PREFIX}Island`

/** Names that no element of the content may have as its id. */
export const TAKEN_IDS: readonly string[] = [
  // Gatsby's own elements, on every page.
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  '_gatsby-scripts-1',
  // Properties of `window` that scripts read before they are set: the browser would return the element with that id.
  'colorMode',
  'isPageLoading',
  'ownBuild',
  'pagePath',
  'rspackChunkgalley',
  'trackedEvents',
  '___chunkMapping',
  '___failedResources',
  '___loader',
  '___swUpdated',
  '___webpackCompilationHash',
]

/** True for an id that the engine keeps for itself. */
export const isOwnId = (id: string) => id.includes(OWN_ID) || TAKEN_IDS.includes(id)

/** Says that an author may not use an id of the engine. */
export const refuseId = (id: string) =>
  `The site uses the id "${id}" itself. Choose another${id.includes(OWN_ID) ? `, without "${OWN_ID}"` : ''}.`
