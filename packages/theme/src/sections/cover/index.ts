export { type PostImage, PostPicture } from './cover'
