export { ContentBody, prepareContent, useEagerContent } from './content-body'
export { RenderedBody } from './rendered-body'
