export type { ContentPath } from './content-path'
export {
  draftOf,
  isContentFile,
  isDraftFile,
  pathOf,
  publishedOf,
  readContentPath,
  titleFromSegment,
} from './content-path'
