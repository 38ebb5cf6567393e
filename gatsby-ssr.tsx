export { onRenderBody, wrapPageElement } from './src/app/ssr'
