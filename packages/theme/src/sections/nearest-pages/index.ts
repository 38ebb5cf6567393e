export { findNearestPages, NearestPages } from './nearest-pages'
