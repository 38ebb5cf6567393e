export { BrowserFrame, ModeScreenshot } from './browser-frame'
