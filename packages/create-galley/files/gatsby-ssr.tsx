export { onRenderBody, replaceRenderer, wrapPageElement } from '@galley/app/ssr'
