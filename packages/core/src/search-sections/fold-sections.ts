import type { SearchSection } from './search-section'

/** The levels of headings that start a section. */
export interface SectionLevels {
  min: number
  max: number
}

/** Merges sections of other levels into the section above. The section before the first heading always stays. */
export function foldSections(sections: readonly SearchSection[], { min, max }: SectionLevels): SearchSection[] {
  const folded: SearchSection[] = []
  for (const section of sections) {
    const above = folded.at(-1)
    const isOpening = section.titles.length === 0
    if (!above || isOpening || (section.level >= min && section.level <= max)) {
      folded.push(section)
      continue
    }
    folded[folded.length - 1] = {
      ...above,
      content: [above.content, section.title, section.content].filter(Boolean).join(' '),
      code: [...above.code, ...section.code],
    }
  }
  return folded
}
