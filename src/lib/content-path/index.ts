export type { ContentPath } from './content-path'
export { draftOf, isContentFile, isDraftFile, pathOf, readContentPath, titleFromSegment } from './content-path'
