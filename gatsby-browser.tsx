export { replaceHydrateFunction, shouldUpdateScroll, wrapPageElement } from './src/app/browser'
