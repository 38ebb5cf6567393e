export type { SectionLevels } from './fold-sections'
export { foldSections } from './fold-sections'
export type { SearchSection, SectionCode } from './search-section'
