import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

/** The CSP hashes of a document's inline scripts, each once, in the order they stand. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, { src, type }) {
      script = name === 'script' && src === undefined && !isJson(type) ? '' : undefined
    },
    ontext(text) {
      if (script !== undefined) script += text
    },
    onclosetag(name) {
      if (name === 'script' && script) hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
      script = undefined
    },
  })
  // Browsers read every line break as one line feed before they hash.
  parser.end(html.replace(/\r\n?/g, '\n'))
  return [...hashes]
}

/** Data blocks do not run, so the policy does not look at them. Import maps do count. */
function isJson(type = '') {
  return /^application\/(.*\+)?json$/i.test(type.trim())
}
