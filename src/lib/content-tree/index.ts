export type { ContentElement, ContentNode, ContentProps, ContentTree, TocLink } from './content-tree'
export { levelOf, prefixIds } from './content-tree'
export { packBody, unpackBody } from './packed-body'
