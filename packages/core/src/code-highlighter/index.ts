export { highlightCode, suggestLanguage } from './highlight-code'
