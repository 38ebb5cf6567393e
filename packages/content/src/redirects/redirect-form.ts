export const isExternal = (to: string) => !to.startsWith('/')

/** Describes the problem of a malformed source, with a remedy; undefined for a well-formed source. */
export function describeSourceForm(from: string): string | undefined {
  const problem = (what: string) => `The source "${from}" ${what}`
  if (/[^\S ]|^ | $/.test(from)) return problem('has a space at its start or end, or a tab. Remove it.')
  if (!from.startsWith('/')) return problem('must be a path of this site. Start it with "/".')
  // The server looks redirects up by the decoded path of a request.
  if (from.includes('%')) return problem('is percent-encoded. Write the characters themselves, such as "é".')
  if (/[?#]/.test(from)) return problem('must be a path only. Remove what begins with "?" or "#".')
  if (from === '/*') return problem('would catch every path that is no page. Name a folder before "/*".')
  if (from.replace(/\/\*$/, '').includes('*')) {
    return problem('has a wildcard inside. A wildcard may only be the last part, as in "/old/*".')
  }
  if (from.includes('//')) return problem('has an empty part. Write one "/" at a time.')
  if (from.endsWith('/')) return problem('ends in a slash, and no path of this site does. Remove the slash.')
  return undefined
}

/** Describes the problem of a malformed target, with a remedy; undefined for a well-formed target. */
export function describeTargetForm(from: string, to: string): string | undefined {
  const problem = (what: string) => `"${from}" leads to "${to}", which ${what}`
  // The target is sent unchanged in a header, which must be ASCII.
  const encoded = to.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
  if (encoded !== to) return problem(`has characters that a URL must encode. Write "${encoded}".`)
  return isExternal(to) ? describeExternalForm(from, to, problem) : describeInternalForm(from, to, problem)
}

type Describe = (what: string) => string

function describeExternalForm(from: string, to: string, problem: Describe): string | undefined {
  const protocol = /^([a-z][a-z\d+.-]*):/i.exec(to)?.[1]
  if (protocol === undefined) {
    return problem('is neither a path nor a URL. Start it with "/" for a page, with "https://" for another site.')
  }
  if (!to.startsWith('https://')) return problem(`uses "${protocol}:". Give a URL that starts with "https://".`)
  if (!URL.canParse(to)) return problem('is not a valid URL. Correct it.')
  if (to.replace(/\/\*$/, '').includes('*')) {
    return problem('has a wildcard inside. A wildcard may only be the last part, as in "https://old.example/*".')
  }
  if (to.endsWith('/*') && !from.endsWith('/*')) {
    return problem('has a wildcard that the source lacks. End the source in "/*" too, or name one URL.')
  }
  return undefined
}

function describeInternalForm(from: string, to: string, problem: Describe): string | undefined {
  const [path = '', anchor] = to.split('#')
  if (path.includes('//')) return problem('has an empty part. Write one "/" at a time, or "https://" for another site.')
  if (to.replace(/\/\*$/, '').includes('*'))
    return problem('has a wildcard inside. A wildcard may only be the last part, as in "/docs/*".')
  if (to.endsWith('/*')) {
    if (!from.endsWith('/*'))
      return problem('has a wildcard that the source lacks. End the source in "/*" too, or name one page.')
    // Each redirect would add another part to the path, in an endless loop.
    if (to.toLowerCase().startsWith(from.slice(0, -1).toLowerCase()))
      return problem('is below the source itself. Name another folder.')
  }
  if (path.includes('?')) return problem('has a query. Remove what begins with "?"; a reader\'s own query is kept.')
  if (path !== '/' && path.endsWith('/')) {
    return problem('ends in a slash, and no path of this site does. Remove the slash.')
  }
  if (anchor === '') return problem('ends in an empty anchor. Name a heading after "#", or remove it.')
  return undefined
}
