export { AreaSection, type AreaSectionProps } from './area-section'
