/** The table of a collection. */
export const tableName = (collection: string) => `_content_${collection}`

/** A name as SQL writes it. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A value as SQL writes it. Half a surrogate pair, which UTF-8 cannot hold, becomes U+FFFD. */
export function writeLiteral(value: string | number | boolean | null): string {
  if (value === null) return 'NULL'
  if (typeof value !== 'string') return String(Number(value))
  const text = value.replace(/\p{Surrogate}/gu, '\uFFFD')
  // SQLite reads a statement only as far as its first NUL; the `sqlite3` program drops a carriage return at the end of a line.
  return /[\0\r]/.test(text) ? `CAST(x'${toHex(text)}' AS TEXT)` : `'${text.replaceAll("'", "''")}'`
}

const toHex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
