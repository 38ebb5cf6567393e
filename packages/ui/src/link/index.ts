export { Link, type LinkProps } from './link'
export type { NavigateToOptions } from '@galley/core/route-rules'
export { inOwnLanguage, navigateTo } from './navigate-to'
export { NewTabMark } from './new-tab-mark'
