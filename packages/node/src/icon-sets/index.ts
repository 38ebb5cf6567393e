export { answerIcons, ICON_API, type IconAnswer, MAX_ICON_NAMES, takeIcons } from './answer-icons'
export { findIconSets, type IconSet, type IconSets, nameWithSet } from './icon-sets'
