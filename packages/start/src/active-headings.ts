/**
 * The headings of what the reader sees: all visible; when none is, the last one reached, whose section fills the screen.
 * None while the page's own introduction is read.
 */
export function findActiveHeadings(
  ids: readonly string[],
  inView: ReadonlySet<string>,
  reached: ReadonlySet<string>,
): string[] {
  const visible = ids.filter((id) => inView.has(id))
  return visible.length > 0 ? visible : ids.filter((id) => reached.has(id)).slice(-1)
}
