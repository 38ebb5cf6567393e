export const tableName = (collection: string) => `_content_${collection}`

/** Quotes the name of a table or column for SQL. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Writes a value as an SQL literal. Lone surrogates become U+FFFD because UTF-8 cannot encode them. */
export function writeLiteral(value: string | number | boolean | null): string {
  if (value === null) return 'NULL'
  if (typeof value !== 'string') return String(Number(value))
  const text = value.replace(/\p{Surrogate}/gu, '\uFFFD')
  // SQLite stops reading a statement at its first NUL, and the `sqlite3` program drops a carriage return at the end of a line.
  return /[\0\r]/.test(text) ? `CAST(x'${toHex(text)}' AS TEXT)` : `'${text.replaceAll("'", "''")}'`
}

const toHex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
