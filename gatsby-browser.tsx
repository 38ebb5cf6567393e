export { shouldUpdateScroll, wrapPageElement } from './src/app/browser'
