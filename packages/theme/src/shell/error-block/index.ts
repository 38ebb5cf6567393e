export { BACK_LABEL, ErrorBlock, type ErrorBlockProps, NOT_FOUND_DESCRIPTION } from './error-block'
