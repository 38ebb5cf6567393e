export { ContentBody, prepareContent } from './content-body'
export { RenderedBody } from './rendered-body'
