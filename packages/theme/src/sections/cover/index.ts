export { Cover, type PostImage, PostPicture } from './cover'
