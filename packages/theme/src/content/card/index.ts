export { Card, CardGroup } from './card'
