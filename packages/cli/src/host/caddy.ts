import { listNotFoundPages, type ManifestRedirect } from '@galley/core/server-manifest'
import { REVALIDATE } from '@galley/core/site-headers'
import { type HostFiles, type HostRules, listPrivatePaths, MEDIA_TYPES, type WildcardRedirect } from './host-rules'

/** Quotes a text for a Caddyfile, in which "{" starts a placeholder. */
const quote = (text: string) => quoteCode(text.replaceAll('{', '\\{'))

/** Quotes a text with placeholders. */
const quoteCode = (text: string) => `"${text.replaceAll('"', '\\"')}"`

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
]

/** Writes the configuration of Caddy 2.6 or later, for a site block. */
export function translateForCaddy(rules: HostRules): HostFiles {
  const { basePath: base, common, headers, redirects, wildcards } = rules
  const always = { 'Cache-Control': REVALIDATE, ...common }
  const site = [
    ...block('map {query} {galley_query} {galley_more}', ['~^(.+)$ ?${1} &${1}', 'default "" ""']),
    ...block(
      'header',
      Object.entries(always).map(([name, value]) => `${name} ${quote(value)}`),
    ),
    ...block('@galley_private', [`path ${listPrivatePaths().join(' ')} */.*`, 'not path /.well-known/*']),
    'error @galley_private 404',
    ...redirects.flatMap(renderRedirect),
    '# One URL for each page.',
    `redir /index.html ${base}/{galley_query} 301`,
    ...block('@galley_index', ['path */index.html', 'file {path}']),
    ...block('route @galley_index', ['uri strip_suffix /index.html', `redir * ${base}{uri} 301`]),
    ...block('@galley_folder', ['path */', 'not path /', 'file {path}index.html']),
    ...block('route @galley_folder', ['uri strip_suffix /', `redir * ${base}{uri} 301`]),
    '@galley_file file {path} {path}/index.html',
    ...block('route @galley_file', [
      ...Object.entries(MEDIA_TYPES).map(([end, type]) => `header *.${end} Content-Type "${type}; charset=utf-8"`),
      ...headers.flatMap(({ name, value, pattern }, index) => [
        `@galley_${index} path_regexp ${quoteCode(pattern)}`,
        `header @galley_${index} ${name} ${quote(value)}`,
      ]),
      'rewrite * {http.matchers.file.relative}',
      'encode zstd gzip',
      ...block('file_server', ['precompressed br']),
    ]),
    ...wildcards.flatMap(renderWildcard),
    'error 404',
  ]
  const lines = [
    '# Written by "galley host caddy" from the last build. The next run replaces this file.',
    ...(base ? [`redir ${base} ${base}/ 301`] : []),
    ...block(base ? `handle_path ${base}/*` : 'handle', block('route', site)),
    ...block('handle_errors', [
      // The page of a language serves the paths of this language, the page of the first language all others.
      ...listNotFoundPages().flatMap(({ folder, page }, index, all) => {
        const name = `@galley_404${folder.replace('/', '_')}`
        const others = all.slice(0, index).flatMap((other) => pathsOf(base + other.folder))
        return [
          ...block(name, [
            `path ${folder === '' ? `${base}/*` : pathsOf(base + folder).join(' ')}`,
            ...(others.length > 0 && folder === '' ? [`not path ${others.join(' ')}`] : []),
            'expression {http.error.status_code} == 404',
          ]),
          ...block(`route ${name}`, [
            `rewrite * ${page}`,
            'encode zstd gzip',
            ...block('file_server', ['precompressed br']),
          ]),
        ]
      }),
    ]),
  ]
  return {
    files: { 'site.caddy': `${lines.join('\n')}\n` },
    notes: ['Import site.caddy in a site block of the Caddyfile, below a "root" that names the folder public/.'],
  }
}

/** Matches a folder and all paths below it. */
const pathsOf = (folder: string) => [folder, `${folder}/*`]

/** Returns the target with the query of the request, before the hash. */
function locationOf(to: string) {
  const [url = '', hash] = to.split('#', 2)
  return quoteCode(
    `${url}${url.includes('?') ? '{galley_more}' : '{galley_query}'}${hash === undefined ? '' : `#${hash}`}`,
  )
}

const renderRedirect = ({ from, to, status }: ManifestRedirect) =>
  (from === '/' ? [from] : [from, `${from}/`]).map((path) => `redir ${quote(path)} ${locationOf(to)} ${status}`)

function renderWildcard({ from, prefix, to, toPrefix, status }: WildcardRedirect, index: number): string[] {
  if (toPrefix === undefined) return [`redir ${quote(from)} ${locationOf(to)} ${status}`]
  // "{uri}" keeps the encoding and the query of the request.
  return [
    `@galley_to_${index} path ${quote(from)}`,
    ...block(`route @galley_to_${index}`, [
      `uri strip_prefix ${quote(prefix.slice(0, -1))}`,
      'uri strip_suffix /',
      `redir * ${quoteCode(`${toPrefix.slice(0, -1)}{uri}`)} ${status}`,
    ]),
  ]
}
