export { findNearestPages } from './find-nearest-pages'
export { NearestPages } from './nearest-pages'
