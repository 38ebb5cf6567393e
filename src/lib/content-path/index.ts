export type { ContentPath } from './content-path'
export { draftOf, isDraftFile, pathOf, readContentPath, titleFromSegment } from './content-path'
