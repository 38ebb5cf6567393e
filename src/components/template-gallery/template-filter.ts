/** The filter of the gallery. An empty value matches every template. */
export interface TemplateFilter {
  readonly category: string
  readonly license: string
  readonly text: string
}

/** The parts of a template that the filter compares. */
export interface FilteredTemplate {
  readonly category: string
  readonly licenseType: string
  /** All searchable texts of the template. */
  readonly text: string
}

/** Reads the filter from the query of a URL. The parameter is called `text`, because `q` belongs to the site's search. */
export function readFilter(search: string): TemplateFilter {
  const query = new URLSearchParams(search)
  return { category: query.get('category') || '', license: query.get('license') || '', text: query.get('text') || '' }
}

/** Returns the query of a URL with another filter. All other parameters stay. */
export function writeFilter(search: string, filter: TemplateFilter) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(filter) as [string, string][])
    if (value) query.set(name, value)
    else query.delete(name)
  const written = query.toString()
  return written && `?${written}`
}

/** Returns true for a template that has the category, the licence and every word of the filter. Ignores case. */
export function matchesFilter(template: FilteredTemplate, filter: TemplateFilter) {
  const isIn = (value: string, chosen: string) => !chosen || value.toLowerCase() === chosen.toLowerCase()
  const text = template.text.toLowerCase()
  return (
    isIn(template.category, filter.category) &&
    isIn(template.licenseType, filter.license) &&
    filter.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}

/**
 * Filters the gallery before the browser paints the page, if the URL contains a filter. Marks the gallery, so that the application loads at once.
 * The page contains the source of this function and of `read` and `matches` as an inline script, so all three must not use imports.
 */
export function filterEarly(
  read: typeof readFilter,
  matches: typeof matchesFilter,
  mark: string,
  templates: readonly FilteredTemplate[],
) {
  const gallery = document.currentScript!.parentElement!
  const filter = read(location.search)
  if (!filter.category && !filter.license && !filter.text) return
  gallery.setAttribute(mark, '')
  gallery.querySelectorAll<HTMLInputElement>('[type=radio]').forEach((radio) => {
    const chosen = radio.name === 'category' ? filter.category : filter.license
    radio.checked = radio.value.toLowerCase() === chosen.toLowerCase()
  })
  gallery.querySelectorAll('article').forEach((card, index) => {
    if (!matches(templates[index]!, filter)) card.style.display = 'none'
  })
}
