export { Picture } from './picture'
