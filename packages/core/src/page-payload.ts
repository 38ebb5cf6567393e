/** Where Gatsby keeps the data of a page, in the public folder. */
export const pageDataOf = (page: string) => `/page-data${page === '/' ? '/index' : page}/page-data.json`

/** The name of a page's payload, in the folder of the page. */
const PAYLOAD_FILE = '/_payload.json'

/** `{path}/_payload.json`: what a page was rendered from. */
export interface PagePayload {
  /** Version of this shape. It changes when a field is removed, or gets another meaning. */
  version: 1
  /** Path of the page, such as "/docs/install". */
  path: string
  /** Name of the page's template: a file of `src/templates`, without its ending. */
  template: string
  /** The result of the template's GraphQL query. */
  data: Record<string, unknown>
}

/** The path of a page's payload. */
export const payloadOf = (page: string) => (page === '/' ? PAYLOAD_FILE : page + PAYLOAD_FILE)

/** Whether a path is that of a payload, of a page that may not exist. */
export const isPayload = (path: string) => path.endsWith(PAYLOAD_FILE)

/** The page that a payload belongs to. */
export const pageOfPayload = (path: string) => path.slice(0, -PAYLOAD_FILE.length) || '/'
