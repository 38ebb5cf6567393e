import type { FeedPage } from './build-feeds'

/** The node of a page in MDX without a text, which feeds may name. */
export const pageOf = (type: string, path: string, fields: object = {}) =>
  ({
    path,
    title: path,
    description: '',
    sortKey: path,
    seo: {},
    draft: false,
    body: 'null',
    markdown: '',
    images: [],
    placedReferences: [],
    lastUpdated: null,
    internal: { type },
    ...fields,
  }) as unknown as FeedPage
