export { ContentBody, MdxContent, prepareContent } from './content-body'
export { MdxBody, RenderedBody } from './rendered-body'
