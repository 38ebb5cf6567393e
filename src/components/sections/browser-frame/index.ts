export { BrowserFrame } from './browser-frame'
