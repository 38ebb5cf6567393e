/** Origin of a line in a text with includes. */
export interface LineOrigin {
  /** The file below `content/`. */
  file: string
  line: number
  /** Number of characters that the expansion inserted before the line. */
  shift: number
  /** Column of the including directive, for a line of included code. */
  column?: number
  /** Line of the document with this line, or with the directive that includes it. */
  ownLine: number
}

/** A text with expanded includes. */
export interface ExpandedText {
  text: string
  /** Origin of each line. */
  origins: LineOrigin[]
  /** Reasons why includes were not expanded, by line of the expanded text. */
  problems: Map<number, string>
}
