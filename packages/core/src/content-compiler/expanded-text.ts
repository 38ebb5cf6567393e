/** Where a line of a text with its includes is written. */
export interface LineOrigin {
  /** The file below `content/`. */
  file: string
  line: number
  /** How many characters stand before what the file has. */
  shift: number
  /** Of code: the column of the directive that includes it. */
  column?: number
  /** The line of the document itself that is this one, or includes it. */
  ownLine: number
}

/** A text with its includes. */
export interface ExpandedText {
  text: string
  /** Of each line. */
  origins: LineOrigin[]
  /** Why an include is still a directive, by its line. */
  problems: Map<number, string>
}
