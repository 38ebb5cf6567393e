export { Button, type ButtonProps } from './button'
export { Spinner, type SpinnerProps } from './spinner'
