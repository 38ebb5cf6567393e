export { PostGrid, type PostSummary } from './post-card'
