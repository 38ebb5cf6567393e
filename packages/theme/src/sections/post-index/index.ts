export { PostIndex, type IndexedPost } from './post-index'
