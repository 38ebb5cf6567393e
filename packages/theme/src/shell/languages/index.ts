export { LanguageMenu } from './language-menu'
export { LanguageNotice } from './language-notice'
