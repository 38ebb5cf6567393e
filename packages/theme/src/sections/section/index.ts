export { AreaSection, type AreaSectionProps, Section, type SectionProps } from './section'
