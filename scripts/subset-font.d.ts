/** The part of the package that `fonts.mjs` uses; it has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** OpenType features that stay. */
    keepFeatures: readonly string[]
    /** A variable axis is cut to a range, or to one position. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  /** The font with the characters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
