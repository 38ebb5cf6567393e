export { COPY_ICONS, COPY_LABEL, CopyButton, type CopyButtonProps } from './copy-button'
export { CONFIRM_MS, COPY_WORDS, type CopyState, useCopy } from './use-copy'
