export type { ContentPath } from './content-path'
export {
  draftOf,
  isContentFile,
  isDraftFile,
  pathOf,
  publishedOf,
  readContentPath,
  sortKeyOf,
  titleFromSegment,
} from './content-path'
