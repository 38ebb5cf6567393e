export type { ContentPath } from './content-path'
export {
  draftOf,
  isContentFile,
  isDraftFile,
  isMisnamedDraft,
  pathOf,
  publishedOf,
  readContentPath,
  sortKeyOf,
  titleFromSegment,
} from './content-path'
