export { StepItem, StepList } from './step-list'
