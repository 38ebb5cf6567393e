/** Returns the path of Gatsby's data file of a page, below `public/`. */
export const pageDataOf = (page: string) => `/page-data${page === '/' ? '/index' : page}/page-data.json`

const PAYLOAD_FILE = '/_payload.json'

/** Content of `{path}/_payload.json`: the data from which a page was rendered. */
export interface PagePayload {
  /** Version of this format. It changes when a field is removed or its meaning changes. */
  version: 1
  /** Path of the page, such as "/docs/install". */
  path: string
  /** Name of the page's template: a file of `src/templates`, without its extension. */
  template: string
  /** The result of the template's GraphQL query. */
  data: Record<string, unknown>
}

/** Returns the path of a page's payload. */
export const payloadOf = (page: string) => (page === '/' ? PAYLOAD_FILE : page + PAYLOAD_FILE)

/** True for the path of a payload. The page of the payload may not exist. */
export const isPayload = (path: string) => path.endsWith(PAYLOAD_FILE)

/** Returns the path of the page to which a payload belongs. */
export const pageOfPayload = (path: string) => path.slice(0, -PAYLOAD_FILE.length) || '/'
