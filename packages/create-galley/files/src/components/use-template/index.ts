export { UseTemplate } from './use-template'
