export { Link, type LinkProps } from './link'
export { navigateTo, type NavigateToOptions } from './navigate-to'
export { NEW_TAB_LABEL, NewTabMark, type NewTabMarkProps } from './new-tab-mark'
