/** What is looked for in the gallery; empty for all. */
export interface TemplateFilter {
  readonly category: string
  readonly license: string
  readonly text: string
}

/** What a template is found by. */
export interface FilteredTemplate {
  readonly category: string
  readonly licenseType: string
  /** All texts that are searched. */
  readonly text: string
}

/** Reads the query of a URL. In its own words: `q` is the site's search. */
export function readFilter(search: string): TemplateFilter {
  const query = new URLSearchParams(search)
  return { category: query.get('category') || '', license: query.get('license') || '', text: query.get('text') || '' }
}

/** The query of a URL with another filter; what else is in it stays. */
export function writeFilter(search: string, filter: TemplateFilter) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(filter) as [string, string][])
    if (value) query.set(name, value)
    else query.delete(name)
  const written = query.toString()
  return written && `?${written}`
}

/** Whether a template has the category and the licence, and all words in its texts. */
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
 * Runs in the page before it is painted, from its own source and that of the two functions it gets: shows what the URL asks for, and marks the
 * gallery as one that needs the application at once.
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
