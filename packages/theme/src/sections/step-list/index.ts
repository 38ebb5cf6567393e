export { StepItem, type StepItemProps, StepList, type StepListProps } from './step-list'
