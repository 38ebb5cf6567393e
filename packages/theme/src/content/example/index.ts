export { Example, type ExampleProps } from './example'
