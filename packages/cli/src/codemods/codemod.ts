export interface Codemod {
  about: string
  /** Returns the changed text of a file, and notes about code to change by hand. */
  change: (text: string, file: string, projectDir: string) => { text: string; notes: string[] }
}
