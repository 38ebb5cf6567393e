export { Zoom } from './zoom'
