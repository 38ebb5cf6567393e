export { createLabel } from './find-options'
export { InputMenu, type InputMenuProps } from './input-menu'
export { SEARCH_DELAY_MS, type LoadItems } from './use-items'
