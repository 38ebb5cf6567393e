export { useTabChoice } from './use-tab-choice'
export { tabLook } from './tab-choice.styles'
