export { ContentBody, MdxContent, prepareContent } from './content-body'
export { RenderedBody } from './rendered-body'
