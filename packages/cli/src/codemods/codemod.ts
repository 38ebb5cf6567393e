export interface Codemod {
  about: string
  /** Returns a file as it should be, and notes of what is left to do by hand. */
  change: (text: string, file: string, projectDir: string) => { text: string; notes: string[] }
}
