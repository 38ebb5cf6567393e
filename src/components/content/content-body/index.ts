export { ContentBody, prepareContent, useLivelyBody } from './content-body'
export { DrawnBody } from './drawn-body'
