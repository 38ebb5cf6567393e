export type { ContentElement, ContentNode, ContentProps, ContentTree, TocLink } from './content-tree'
export type { Heading } from './walk-tree'
export {
  anchorsOf,
  examplesOf,
  headingsOf,
  isFootnoteLink,
  isInline,
  levelOf,
  textOf,
  textOfTree,
  tocOf,
} from './walk-tree'
export { packBody, unpackBody } from './packed-body'
