interface PageWithExamples {
  /** Names of examples on the page. */
  examples?: readonly string[]
}

/** Groups examples that the same pages show, by the name of their first example. */
function groupExamples(pages: readonly PageWithExamples[]) {
  const pagesOf = new Map<string, number[]>()
  pages.forEach(({ examples = [] }, index) => {
    for (const name of new Set(examples)) pagesOf.set(name, [...(pagesOf.get(name) ?? []), index])
  })
  const groups = new Map<string, string[]>()
  for (const name of [...pagesOf.keys()].sort()) {
    const key = pagesOf.get(name)!.join()
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()]
}

/**
 * Returns the source of the module that exports `loadExample`, and of its parts, by the query that imports them. A part contains the examples that
 * the same pages show, so that a reader loads them with one request, and each page lists one chunk.
 */
export function writeLoadExample(file: string, pages: readonly PageWithExamples[]): Record<string, string> {
  const sources: Record<string, string> = {}
  const loaders = groupExamples(pages).flatMap((names) => {
    const query = `?${names[0]!}`
    sources[query] = names
      .map((name, index) => `export { Example as e${index} } from ${JSON.stringify(`~/examples/${name}.tsx`)}`)
      .join('\n')
    return names.map(
      (name, index) =>
        `${JSON.stringify(name)}: () => import(${JSON.stringify(file + query)}).then((part) => part.e${index})`,
    )
  })
  sources[''] = `const loaders = { ${loaders.join(',\n')} }
export async function loadExample(name) {
  if (Object.hasOwn(loaders, name)) return loaders[name]()
  throw Object.assign(new Error('No page shows the example ' + name), { code: 'MODULE_NOT_FOUND' })
}`
  return sources
}
