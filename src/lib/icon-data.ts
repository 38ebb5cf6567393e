/** An icon's drawing, inlined at build: the inside of an `<svg>` and the box it is drawn in. */
export interface IconData {
  /** Its name in an icon set, where content names it. */
  name?: string
  body: string
  width: number
  height: number
}
