export { ContentBody, MdxBody, MdxContent, RenderedBody, prepareContent } from './content-body'
export { mdxComponents } from './content-components'
export { ContentImages, type ContentImageFile, ImageFile } from './content-images'
