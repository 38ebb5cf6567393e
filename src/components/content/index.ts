export { ContentBody } from './content-body'
export { mdxComponents } from './content-components'
export type { ContentImageFile } from './content-images'
export { MdxBody } from './mdx-body'
