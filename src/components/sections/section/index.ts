export { Section } from './section'
