/** When a token expires, in milliseconds since 1970, by what it says itself; undefined when it says nothing. Nobody has checked it here. */
export function readExpiry(token: string): number | undefined {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(claims)) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}
