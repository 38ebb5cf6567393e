export { Image } from './image'
