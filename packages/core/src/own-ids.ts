/**
 * Prefix of the ids of the engine's own elements. No id in the content can contain the prefix: ids of headings have no capital letters, and the
 * compiler reports the prefix in an id that an author writes. CSS and URLs accept the prefix without escapes.
 */
export const OWN_ID = '_Galley'

/** React composes the ids of `useId` from "_", this prefix and "R_…". The server and the browser must render with the same prefix. */
export const REACT_ID_PREFIX = 'Galley'

/** Prefix of `useId` in islands. Each island on a page appends its own id, because pages share one rendered response. */
export const ISLAND_ID_PREFIX = `${REACT_ID_PREFIX}Island`

/** Ids that the content must not use, in addition to ids that contain `OWN_ID`. */
export const TAKEN_IDS: readonly string[] = [
  // Gatsby's own elements, on every page.
  '___gatsby',
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  '_gatsby-scripts-1',
  // Properties of `window` that scripts read before they set them. Until then, the browser would return an element with that id.
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

/** True for an id that the content must not use. */
export const isOwnId = (id: string) => id.includes(OWN_ID) || TAKEN_IDS.includes(id)

/** Returns the message about an id that the content must not use. */
export const refuseId = (id: string) =>
  `The site uses the id "${id}" itself. Choose another${id.includes(OWN_ID) ? `, without "${OWN_ID}"` : ''}.`
