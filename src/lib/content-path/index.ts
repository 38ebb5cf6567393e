export type { ContentPath } from './content-path'
export { pathOf, readContentPath, titleFromSegment } from './content-path'
