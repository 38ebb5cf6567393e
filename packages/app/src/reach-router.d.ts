import '@reach/router'

// Its types are older than the function.
declare module '@reach/router' {
  /** What a pattern finds in a path, or null when it does not match. */
  export function match(pattern: string, path: string): { params: Record<string, string> } | null
}
