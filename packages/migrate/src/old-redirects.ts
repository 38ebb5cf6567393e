import { posix } from 'node:path'
import { positionOfText } from '@galley/core/position-of-text'
import type { Report } from './dialect'
import type { OldSite } from './find-site'

/** A redirect of the old site. */
export interface OldRedirect {
  from: string
  to: string
  /** The file that contains the redirect. */
  file: string
  line: number
}

type Site = Pick<OldSite, 'config' | 'configFile' | 'served' | 'files' | 'read'>
type Rule = Record<string, unknown>

const textsOf = (value: unknown) => [value].flat().filter((one): one is string => typeof one === 'string')

/** Reads the redirects of a site from its configuration and from the files of its host. */
export function readOldRedirects(site: Site, report: Report): OldRedirect[] {
  return [...readConfigured(site, report), ...readHosted(site, report)]
}

/** Reads the client redirects of Docusaurus, the redirects of Astro, and the route rules of Nuxt. */
function readConfigured({ config, configFile }: Site, report: Report): OldRedirect[] {
  const place = (from: string, to: string) => ({
    from,
    to,
    file: configFile,
    line: positionOfText(from, config.text).line,
  })
  const listed = config.find('redirects')
  const found = Array.isArray(listed)
    ? (listed as (Rule | undefined)[]).flatMap((one) =>
        textsOf(one?.['to']).flatMap((to) => textsOf(one?.['from']).map((from) => place(from, to))),
      )
    : Object.entries(Object(listed) as Rule).flatMap(([from, to]) =>
        textsOf((to as Rule | undefined)?.['destination'] ?? to).map((target) => place(from, target)),
      )
  const rules = Object.entries(Object(config.find('routeRules')) as Record<string, Rule | undefined>)
  const ruled = rules.flatMap(([from, rule]) => {
    const redirect = rule?.['redirect'] as Rule | string | undefined
    return textsOf(Object(redirect) === redirect ? (redirect as Rule)['to'] : redirect).map((to) => place(from, to))
  })
  const computed = /\b(createRedirects|fromExtensions|toExtensions)\b/.exec(config.text)
  if (computed)
    report(
      configFile,
      config.text.slice(0, computed.index).split('\n').length,
      `The redirects of "${computed[1]!}" are left out because they are computed. Write them into content/redirects.yml.`,
    )
  if (/\bredirects\b\s*[:(]/.test(config.text) && listed === undefined)
    report(
      configFile,
      1,
      'The redirects are left out because they are computed. Write them into content/redirects.yml.',
    )
  return [...found, ...ruled]
}

/** Reads the redirects of Netlify and Cloudflare (`_redirects`, `netlify.toml`) and Vercel (`vercel.json`). */
function readHosted({ served, files, read }: Site, report: Report): OldRedirect[] {
  const folders = [...new Set(['', served, 'static', 'public'])]
  const own = (name: string) => folders.map((folder) => posix.join(folder, name)).filter((file) => files.has(file))
  return [
    ...own('_redirects').flatMap((file) => readLines(file, read(file), report)),
    ...own('netlify.toml').flatMap((file) => readToml(file, read(file))),
    ...own('vercel.json').flatMap((file) => readVercel(file, read(file), report)),
  ]
}

function readLines(file: string, text: string, report: Report): OldRedirect[] {
  return text.split('\n').flatMap((written, index) => {
    const [from, ...rest] = written
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    const at = rest.findIndex((part) => /^(?:\/|https?:)/.test(part))
    if (!from || at < 0) return []
    const to = rest[at]!
    // Status 200 is a rewrite, and 404 an error page.
    const isOther = /^(?:200|404)!?$/.test(rest[at + 1] ?? '')
    const conditions = [...rest.slice(0, at), ...rest.slice(at + 1).filter((part) => part.includes('='))]
    if (isOther || conditions.length > 0) {
      report(file, index + 1, `The unsupported redirect "${written.trim()}" is left out.`)
      return []
    }
    return [{ from, to, file, line: index + 1 }]
  })
}

function readToml(file: string, text: string): OldRedirect[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() !== '[[redirects]]') return []
    const end = lines.findIndex((one, at) => at > index && /^\s*\[/.test(one))
    const block = lines.slice(index + 1, end < 0 ? undefined : end).join('\n')
    const [from, to] = ['from', 'to'].map(
      (name) => new RegExp(`^\\s*${name}\\s*=\\s*["']([^"']+)["']`, 'm').exec(block)?.[1],
    )
    return from && to ? [{ from, to, file, line: index + 1 }] : []
  })
}

function readVercel(file: string, text: string, report: Report): OldRedirect[] {
  try {
    const { redirects = [] } = JSON.parse(text) as { redirects?: Rule[] }
    return redirects.flatMap(({ source, destination, has }) => {
      const line = text.slice(0, Math.max(0, text.indexOf(JSON.stringify(source)))).split('\n').length
      if (has !== undefined)
        report(file, line, `The redirect from "${String(source)}" is left out: Galley supports no conditions.`)
      const isPlain = typeof source === 'string' && typeof destination === 'string' && has === undefined
      return isPlain ? [{ from: source, to: destination, file, line }] : []
    })
  } catch {
    report(file, 1, 'The redirects are left out because the file is not valid JSON. Correct the file.')
    return []
  }
}

/** Matches the wildcard that hosts and systems allow at the end of a path. */
const SPLAT = /\/(?:\*\*|\*|:splat\*?|:[\w-]+\*|:[\w-]+\(\.\*\)|\(\.\*\)|\[\.\.\.[\w-]+\]|\$1)$/

/** Removes the wildcard from the end of a path. `hasRest` is true for a path with a wildcard. */
export const readWildcard = (path: string): { path: string; hasRest: boolean } => {
  const hasRest = SPLAT.test(path)
  return { path: path.replace(SPLAT, '').replace(/(?<=.)\/+$/, ''), hasRest }
}
