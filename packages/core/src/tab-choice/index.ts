export type { TabChoices } from './tab-choice'
export { readTabChoices, TAB_CHOICES_KEY } from './tab-choice'
