export { Link, type LinkProps } from './link'
export { navigateTo } from './navigate-to'
export { NEW_TAB_LABEL, NewTabMark, type NewTabMarkProps } from './new-tab-mark'
