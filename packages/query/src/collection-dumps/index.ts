export { buildCollection, buildDatabase, type CollectionDatabase } from './build-database'
