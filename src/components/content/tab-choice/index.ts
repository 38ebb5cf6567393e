export { hasTabChoices } from './has-tab-choices'
export { useTabChoice } from './use-tab-choice'
export { tabLook } from './tab-choice.styles'
