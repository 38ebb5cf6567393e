export { BACK_LABEL, ErrorBlock, type ErrorBlockProps, NOT_FOUND_DESCRIPTION, NOT_FOUND_TITLE } from './error-block'
