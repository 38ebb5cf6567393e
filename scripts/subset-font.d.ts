/** The part of the package that `fonts.mjs` uses. The package has no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** OpenType features to keep. */
    keepFeatures: readonly string[]
    /** The range or the single value to keep of each variable axis. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  /** Returns the font with only the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
