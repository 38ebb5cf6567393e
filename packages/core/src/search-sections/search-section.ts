/** A part of a page that a search finds: the page's opening, or a heading with the text below it. */
export interface SearchSection {
  /** The page's path, or `path#anchor`. */
  id: string
  title: string
  /** Titles above this one: the page's, then the headings around it. Empty for a page's opening. */
  titles: string[]
  /** The words without markup and without code blocks. */
  content: string
  /** Level of the heading, 1 to 6; 1 for a page's opening. */
  level: number
  /** Code blocks, separate from the prose. */
  code: SectionCode[]
}

/** The id of a section's heading; empty for the opening of a page. */
export function headingIdOf({ id }: Pick<SearchSection, 'id'>): string {
  const at = id.indexOf('#')
  return at < 0 ? '' : id.slice(at + 1)
}

/** A code block of a section. */
export interface SectionCode {
  /** The name behind the fence; "text" when there is none. */
  language: string
  text: string
}
