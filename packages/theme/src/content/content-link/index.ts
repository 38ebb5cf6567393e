export { ContentLink } from './content-link'
