export { Hero } from './hero'
