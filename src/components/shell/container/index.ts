export { Container } from './container'
