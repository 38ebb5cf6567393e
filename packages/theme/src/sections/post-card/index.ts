export { PostGrid, type PostGridProps, type PostSummary } from './post-card'
