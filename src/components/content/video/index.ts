export { Video } from './video'
