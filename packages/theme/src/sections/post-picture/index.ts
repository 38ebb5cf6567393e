export { PostPicture, type PostImage } from './post-picture'
