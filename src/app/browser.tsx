import { repairChunkMap } from './chunk-map'

export { replaceHydrateFunction } from './hydrate'
export { shouldUpdateScroll } from './scroll'
export { wrapPageElement } from './wrap'

// Before Gatsby's loader looks at it for the first time.
repairChunkMap()
