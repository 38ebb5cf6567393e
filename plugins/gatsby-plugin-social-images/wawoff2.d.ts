declare module 'wawoff2' {
  /** Converts a WOFF2 font to TrueType or OpenType. Rejects for other data. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
