export { buildCollection, buildDatabase, type CollectionDatabase, type PageNode } from './build-database'
