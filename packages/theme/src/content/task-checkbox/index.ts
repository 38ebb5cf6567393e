export { TaskCheckbox } from './task-checkbox'
