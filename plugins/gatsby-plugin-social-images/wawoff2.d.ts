declare module 'wawoff2' {
  /** A WOFF2 font as TrueType or OpenType. Throws when it is none. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
