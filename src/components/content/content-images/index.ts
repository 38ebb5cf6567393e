export type { ContentImageFile } from './content-images'
export { ContentImages, useContentImage } from './content-images'
