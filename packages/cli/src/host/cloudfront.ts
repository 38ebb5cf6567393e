import { htmlFileOf, isNotFoundPage } from '@galley/core/server-manifest'
import { REVALIDATE } from '@galley/core/site-headers'
import { encodePath } from '@galley/core/url-path'
import { type HostFiles, type HostRules, MEDIA_TYPES, listPrivatePaths } from './host-rules'

/** The largest function that CloudFront accepts, in bytes. */
const MAX_FUNCTION_BYTES = 10_240

const ABOUT = '// Written by "galley host cloudfront" from the last build. The next run replaces this file.\n'

/** Finds the redirect or the file of a URL. The code avoids syntax that CloudFront's JavaScript lacks, such as destructuring. */
const REQUEST_CODE = `
function handler(event) {
  var request = event.request
  var path = request.uri
  if (path === rules.basePath) return redirect(request, path + '/', 301)
  if (path.indexOf(rules.basePath + '/') !== 0) return request
  var page = path.replace(/\\/(index\\.html)?$/, '')
  var key = page.slice(rules.basePath.length).toLowerCase()
  var exact = rules.exact[key || '/']
  if (exact) return redirect(request, exact[0], exact[1])
  for (var i = 0; i < rules.wildcards.length; i++) {
    var wildcard = rules.wildcards[i]
    if ((key + '/').indexOf(wildcard[0]) !== 0) continue
    var rest = wildcard[3] ? page.slice(rules.basePath.length + wildcard[0].length) : ''
    return redirect(request, wildcard[1] + rest, wildcard[2])
  }
  if (page !== path && path !== rules.basePath + '/')
    return redirect(request, page === rules.basePath ? page + '/' : page, 301)
  if (path !== page) request.uri = page + '/index.html'
  else if (rules.private.indexOf(key) >= 0) request.uri = rules.basePath + '/-'
  else if (!/\\.[a-z]\\w*$/i.test(path) || rules.dotted.indexOf(key) >= 0) request.uri = path + '/index.html'
  return request
}

function redirect(request, to, status) {
  var query = ''
  for (var name in request.querystring) {
    var entry = request.querystring[name]
    var values = entry.multiValue || [entry]
    for (var i = 0; i < values.length; i++) query += '&' + name + (values[i].value === '' ? '' : '=' + values[i].value)
  }
  var parts = to.split('#')
  if (query) parts[0] += (parts[0].indexOf('?') < 0 ? '?' : '&') + query.slice(1)
  return { statusCode: status, headers: { location: { value: parts.join('#') } } }
}
`

/** Sets the headers of a file. CloudFront does not call the function for a missing file, so browsers never keep its 404 response. */
const RESPONSE_CODE = `
function handler(event) {
  var headers = event.response.headers
  var path = event.request.uri.slice(rules.basePath.length)
  headers['cache-control'] = { value: rules.cacheControl }
  rules.headers.forEach(function (rule) {
    if (new RegExp(rule[0]).test(path)) headers[rule[1]] = { value: rule[2] }
  })
  return event.response
}
`

/** Writes two CloudFront functions, and a policy for the headers of all responses. */
export function translateForCloudFront(rules: HostRules): HostFiles {
  const all = renderRequestFunction(rules, true)
  const isSmall = Buffer.byteLength(all) <= MAX_FUNCTION_BYTES
  const request = isSmall ? all : renderRequestFunction(rules, false)
  const response = renderResponseFunction(rules)
  for (const [name, code] of Object.entries({ 'request.js': request, 'response.js': response })) {
    const size = Buffer.byteLength(code)
    if (size > MAX_FUNCTION_BYTES)
      throw new Error(
        `${name} takes ${size} bytes, and CloudFront accepts functions of ${MAX_FUNCTION_BYTES}. Write fewer redirects that end in "/*", and headers of fewer pages.`,
      )
  }
  return {
    files: {
      'request.js': request,
      'response.js': response,
      'headers-policy.json': `${JSON.stringify(renderPolicy(rules), null, 2)}\n`,
    },
    notes: [
      'Associate request.js with "viewer request", response.js with "viewer response", and headers-policy.json as the response headers policy.',
      ...(isSmall
        ? []
        : [
            `request.js has only the redirects that end in "/*", because a function with all of them takes more than ${MAX_FUNCTION_BYTES} bytes. Set redirectPages in src/site.ts for the others.`,
          ]),
    ],
  }
}

const define = (rules: object) => `${ABOUT}var rules = ${JSON.stringify(rules)}\n`
const keyOf = (path: string) => encodePath(path).toLowerCase()

function renderRequestFunction({ basePath, pages, redirects, wildcards }: HostRules, hasExact: boolean) {
  const exact = hasExact ? redirects : []
  return (
    define({
      basePath,
      exact: Object.fromEntries(exact.map(({ from, to, status }) => [keyOf(from), [to, status]])),
      wildcards: wildcards.map(({ prefix, toPrefix, to, status }) => [
        keyOf(prefix),
        toPrefix ?? to,
        status,
        toPrefix !== undefined,
      ]),
      private: listPrivatePaths(),
      // Pages that look like files.
      dotted: pages
        .filter(
          (page) => /\.[a-z]\w*$/i.test(page) && htmlFileOf(page).endsWith('/index.html') && !isNotFoundPage(page),
        )
        .map(keyOf),
    }) + REQUEST_CODE
  )
}

const renderResponseFunction = ({ basePath, headers }: HostRules) =>
  define({
    basePath,
    cacheControl: REVALIDATE,
    headers: [
      ...Object.entries(MEDIA_TYPES).map(([end, type]) => [`\\.${end}$`, 'content-type', `${type}; charset=utf-8`]),
      ...headers.map(({ name, value, pattern }) => [pattern, name.toLowerCase(), value]),
    ],
  }) + RESPONSE_CODE

/** Headers that CloudFront takes as settings of their own. */
const SECURITY_SETTINGS: Record<string, (value: string) => object> = {
  'Content-Security-Policy': (value) => ({ ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
}

/** Returns the argument of `aws cloudfront create-response-headers-policy`. */
function renderPolicy({ common }: HostRules) {
  const entries = Object.entries(common)
  const custom = entries.filter(([name]) => !(name in SECURITY_SETTINGS))
  return {
    Name: 'galley',
    SecurityHeadersConfig: Object.assign(
      {},
      ...entries.map(([name, value]) => SECURITY_SETTINGS[name]?.(value)),
    ) as object,
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
}
