/** What the address of the page asks to look for, and in which area. */
export function readQuery() {
  const query = new URLSearchParams(location.search)
  const text = query.get('q')
  return text === null ? undefined : { text, area: query.get('area') ?? undefined }
}
