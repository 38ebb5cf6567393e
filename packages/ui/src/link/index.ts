export { Link, type LinkProps } from './link'
export type { NavigateToOptions } from '@galley/core/route-rules'
export { navigateTo } from './navigate-to'
export { NEW_TAB_LABEL, NewTabMark } from './new-tab-mark'
