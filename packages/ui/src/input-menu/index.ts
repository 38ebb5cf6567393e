export { createLabel } from './find-options'
export { InputMenu, NO_MATCHING_DATA, type InputMenuProps } from './input-menu'
export { SEARCH_DELAY_MS, type LoadItems } from './use-items'
