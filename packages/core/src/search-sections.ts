/** A part of a page that a search finds: the opening before the first heading, or a heading with the text below it. */
export interface SearchSection {
  /** The page's path, or `path#anchor`. */
  id: string
  title: string
  /** Titles of the enclosing sections: the page's title, then the parent headings. Empty for the opening. */
  titles: string[]
  /** The text without markup and code blocks. */
  content: string
  /** Level of the heading, 1 to 6; 1 for the opening. */
  level: number
  code: SectionCode[]
}

/** Returns the id of a section's heading; "" for the opening of a page. */
export function headingIdOf({ id }: Pick<SearchSection, 'id'>): string {
  const at = id.indexOf('#')
  return at < 0 ? '' : id.slice(at + 1)
}

/** A code block of a section. */
export interface SectionCode {
  /** Language after the opening fence; "text" without a language. */
  language: string
  text: string
}

/** The levels of headings that start a section. */
export interface SectionLevels {
  min: number
  max: number
}

/** Merges sections with a level outside of `min` to `max` into the section above. The section before the first heading always stays. */
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
