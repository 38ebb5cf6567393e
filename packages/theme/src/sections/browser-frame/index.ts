export { BrowserFrame } from './browser-frame'
export { ModeScreenshot } from './mode-screenshot'
