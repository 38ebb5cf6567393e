export { AreaSection } from './area-section'
