export { COPY_LABEL, CopyButton, type CopyButtonProps } from './copy-button'
