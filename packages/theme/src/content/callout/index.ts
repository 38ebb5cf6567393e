export { Callout } from './callout'
