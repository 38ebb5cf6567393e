import type { FeedPage } from './build-feeds'

/** Returns the node of an MDX page without text. */
export const pageOf = (type: string, path: string, fields: object = {}) =>
  ({
    path,
    title: path,
    description: '',
    stem: path.slice(1),
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
