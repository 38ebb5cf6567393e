import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

const COMMENT_OR_SCRIPT = /<!--[^]*?-->|<script[\s>][^]*?<\/script/gi

/** The CSP hashes of a document's inline scripts, each once, in document order. */
export function hashInlineScripts(html: Buffer): string[] {
  const hashes = new Set<string>()
  let script: string | undefined
  // Scripts are a small part of a page, and nothing else of it is decoded and parsed.
  for (const { 0: found, index } of html.toString('latin1').matchAll(COMMENT_OR_SCRIPT)) {
    if (found.startsWith('<!--')) continue
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
    parser.end(`${html.toString('utf8', index, index + found.length).replace(/\r\n?/g, '\n')}>`)
  }
  return [...hashes]
}

/** Data blocks do not run, so the policy does not look at them. Import maps do count. */
function isJson(type = '') {
  return /^application\/(.*\+)?json$/i.test(type.trim())
}
