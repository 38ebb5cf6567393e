export type { ContentElement, ContentNode, ContentProps, ContentTree, TocLink } from './content-tree'
export { levelOf, prefixIds } from './content-tree'
export { heading, link, list, markdownText, paragraph, table } from './elements'
