/** An icon that the build inlines. */
export interface IconData {
  /** Name in an icon set, for an icon that content names. */
  name?: string
  /** Content of the `<svg>` element. */
  body: string
  /** Size of the view box, which starts at 0, 0. */
  width: number
  height: number
}
