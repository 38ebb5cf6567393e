export type { Collection } from './define-collection'
export { defineData, definePages, navigationFlags } from './define-collection'
export { buildGraphqlTypes } from './graphql-types'
