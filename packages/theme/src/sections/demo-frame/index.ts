export { DemoFrame } from './demo-frame'
