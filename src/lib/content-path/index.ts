export type { ContentPath } from './content-path'
export { draftOf, isDraftFile, pathOf, publishedOf, readContentPath, titleFromSegment } from './content-path'
