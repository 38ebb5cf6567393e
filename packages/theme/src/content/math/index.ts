export { Math, MathBlock } from './math'
