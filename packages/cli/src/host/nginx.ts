import { listNotFoundPages, type ManifestRedirect, NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { REVALIDATE } from '@galley/core/site-headers'
import { escapeRegex, type HostFiles, type HostRules, MEDIA_TYPES, type WildcardRedirect } from './host-rules'

const ABOUT = '# Written by "galley host nginx" from the last build. The next run replaces this file.'

/** Quotes a text for nginx, which has no escape for "$". */
function quote(text: string) {
  if (text.includes('$'))
    throw new Error(
      `nginx cannot send "$" in the header value ${JSON.stringify(text)}. Remove it from gatsby-config.ts.`,
    )
  return quoteCode(text)
}

/** Quotes a text in which "$" starts a variable. */
const quoteCode = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Writes the configuration of nginx 1.18 or later: maps for the "http" block, and locations for a "server" block. */
export function translateForNginx(rules: HostRules): HostFiles {
  return {
    files: { 'http.conf': renderMaps(rules), 'server.conf': renderServer(rules) },
    notes: [
      'Include http.conf in the "http" block of nginx, and server.conf in a "server" block whose "root" is the folder public/.',
    ],
  }
}

const variableOf = (header: string) => `$galley_${header.toLowerCase().replaceAll('-', '_')}`

const renderMap = (source: string, target: string, lines: readonly string[]) =>
  `map ${source} ${target} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

/** Lists the headers of all responses. The value of a header that differs between paths is a variable. */
function listHeaders({ common, headers }: HostRules) {
  const names = [...new Set(['Cache-Control', ...Object.keys(common), ...headers.map(({ name }) => name)])]
  return names
    .filter((name) => name !== 'Content-Type')
    .map((name) => ({
      name,
      value: common[name] ?? (name === 'Cache-Control' ? REVALIDATE : ''),
      rules: headers.filter((rule) => rule.name === name),
    }))
}

function renderMaps(rules: HostRules) {
  const base = escapeRegex(rules.basePath)
  const headerMaps = listHeaders(rules).flatMap(({ name, value, rules }) =>
    rules.length === 0
      ? []
      : renderMap('$galley_path', variableOf(name), [
          `default ${quote(value)}`,
          ...rules.map(({ pattern, value }) => `${quoteCode(`~${pattern}`)} ${quote(value)}`),
        ]),
  )
  const { redirects } = rules
  const redirectMaps = listStatuses(redirects).map((status) =>
    renderMap('$galley_path', `$galley_redirect_${status}`, [
      'default ""',
      ...redirects
        .filter((one) => one.status === status)
        .map(({ from, to }) => `${quoteCode(from)} ${quoteCode(locationOf(to))}`),
    ]),
  )
  return [
    ABOUT,
    ...renderHashSizes(redirects.map(({ from }) => Buffer.byteLength(from))),
    '# The path within the site, without "/" or "/index.html" at its end.',
    renderMap('$uri', '$galley_uri', [
      'volatile',
      'default ""',
      `${quoteCode(`~^${base}(?<galley_page>/.+?)/(?:index\\.html)?$`)} $galley_page`,
      `${quoteCode(`~^${base}(?<galley_file>/.*)$`)} $galley_file`,
    ]),
    renderMap('$args', '$galley_more', ['default "&$args"', '"" ""']),
    ...headerMaps,
    ...redirectMaps,
    ...renderNotFoundMap(rules),
  ].join('\n')
}

/** Maps the paths of other languages to their 404 pages. */
function renderNotFoundMap({ basePath }: HostRules) {
  const pages = listNotFoundPages().filter(({ folder }) => folder !== '')
  if (pages.length === 0) return []
  const lines = pages.map(
    ({ folder, page }) => `${quoteCode(`~^${escapeRegex(basePath + folder)}(?:[/?]|$)`)} ${basePath}${page}`,
  )
  return [renderMap('$request_uri', '$galley_not_found', [`default ${basePath}${NOT_FOUND_PAGE}`, ...lines])]
}

/** Sizes of nginx's table of redirects, if the default sizes may be too small. nginx refuses to start with too small a table. */
function renderHashSizes(lengths: readonly number[]) {
  const longest = Math.max(0, ...lengths)
  if (lengths.length < 500 && longest < 40) return []
  const powerOf2 = (least: number) => 2 ** Math.ceil(Math.log2(least))
  return [
    `map_hash_max_size ${powerOf2(Math.max(2048, 4 * lengths.length))};\nmap_hash_bucket_size ${powerOf2(4 * (longest + 16))};\n`,
  ]
}

const listStatuses = (redirects: readonly ManifestRedirect[]) =>
  [...new Set(redirects.map(({ status }) => status))].sort((a, b) => a - b)

/** Returns the target with the query of the request, before the hash. */
function locationOf(to: string) {
  const [url = '', hash] = to.replaceAll('$', '%24').split('#', 2)
  return `${url}${url.includes('?') ? '$galley_more' : '$is_args$args'}${hash === undefined ? '' : `#${hash}`}`
}

function renderServer(rules: HostRules) {
  const { basePath: base, redirects, wildcards } = rules
  const notFoundPages = listNotFoundPages()
  const basePattern = escapeRegex(base)
  const toFile = base ? [`rewrite "^${basePattern}(/.*)$" $1 break;`] : []
  const toRedirect = listStatuses(redirects).map(
    (status) => `if ($galley_redirect_${status}) { return ${status} $galley_redirect_${status}; }`,
  )
  const common = [
    `error_page 404 ${notFoundPages.length > 1 ? '$galley_not_found' : base + NOT_FOUND_PAGE};`,
    'absolute_redirect off;',
    ...listHeaders(rules).map(
      ({ name, value, rules }) => `add_header ${name} ${rules.length > 0 ? variableOf(name) : quote(value)} always;`,
    ),
  ]
  const block = (head: string, lines: readonly string[]): string[] => [
    `${head} {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ]
  const types = rules.headers
    .filter(({ name }) => name === 'Content-Type')
    .map(({ pattern, value }) =>
      block(`location ~ ${quoteCode(`^${basePattern}${pattern.slice(1)}`)}`, [
        'types {}',
        `default_type ${quote(value)};`,
        ...toFile,
        'try_files $uri @galley_wildcards;',
      ]),
    )
  return [
    ABOUT,
    'set $galley_path $galley_uri;',
    ...(base ? [`location = ${base} { absolute_redirect off; return 301 ${base}/$is_args$args; }`] : []),
    ...block(`location ^~ ${base}/`, [
      ...common,
      'charset utf-8;',
      `charset_types text/css text/plain text/xml ${Object.values(MEDIA_TYPES).join(' ')} application/javascript;`,
      'include mime.types;',
      `types { ${Object.entries(MEDIA_TYPES)
        .map(([end, type]) => `${type} ${end};`)
        .join(' ')} }`,
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      `gzip_types text/css text/plain text/xml ${Object.values(MEDIA_TYPES).join(' ')} application/javascript application/json application/wasm image/svg+xml;`,
      ...notFoundPages.flatMap(({ page }) => block(`location = ${base}${page}`, ['internal;', ...toFile])),
      ...block(`location ~ "^${basePattern}(?:/_(?:headers|redirects)$|.*/\\.(?!well-known/))"`, ['return 404;']),
      `location = ${base}/index.html { return 301 ${base}/$is_args$args; }`,
      ...block(`location ~ "^${basePattern}/.+/(?:index\\.html)?$"`, [
        ...toRedirect,
        'if (-f $document_root$galley_path/index.html) { rewrite "^(.+)/(?:index\\.html)?$" $1 permanent; }',
        ...toFile,
        '# No file has this path.',
        'try_files /. @galley_wildcards;',
      ]),
      ...types.flat(),
      ...toRedirect,
      ...toFile,
      'try_files $uri $uri/index.html @galley_wildcards;',
    ]),
    ...block('location @galley_wildcards', [...common, ...wildcards.map(renderWildcard), 'return 404;']),
    '',
  ].join('\n')
}

/** A `rewrite` encodes the rest of the path, which `return` does not. */
function renderWildcard({ prefix, toPrefix, to, status }: WildcardRedirect): string {
  const start = `(?i)^${escapeRegex(prefix)}`
  if (toPrefix === undefined)
    return `if ($uri ~ ${quoteCode(start)}) { return ${status} ${quoteCode(locationOf(to))}; }`
  const flag = status === 301 || status === 308 ? 'permanent' : 'redirect'
  return `rewrite ${quoteCode(`${start}(.*?)/?$`)} ${quoteCode(`${toPrefix.replaceAll('$', '%24')}$1`)} ${flag};`
}
