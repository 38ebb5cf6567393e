export { onRenderBody, replaceRenderer, wrapPageElement } from './src/app/ssr'
