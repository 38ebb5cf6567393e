/** An icon's drawing, inlined at build: the inside of an `<svg>` and the box it is drawn in. */
export interface IconData {
  body: string
  width: number
  height: number
}
