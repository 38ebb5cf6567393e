export { Step, Steps } from './steps'
