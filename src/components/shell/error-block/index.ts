export { ErrorBlock, type ErrorBlockProps } from './error-block'
