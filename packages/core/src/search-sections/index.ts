export type { SectionLevels } from './fold-sections'
export { foldSections } from './fold-sections'
export { headingIdOf, type SearchSection, type SectionCode } from './search-section'
