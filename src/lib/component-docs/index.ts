export { documentedProps } from './component-docs'
