export { registerIcons } from './icons'
