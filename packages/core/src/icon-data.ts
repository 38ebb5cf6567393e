/** An icon, inlined at build: the content of an `<svg>` and its view box. */
export interface IconData {
  /** Its name in an icon set, where content names it. */
  name?: string
  body: string
  width: number
  height: number
}
