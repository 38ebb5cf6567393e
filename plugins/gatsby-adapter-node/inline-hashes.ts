import { createHash } from 'node:crypto'
import type { InlineHashes } from '@galley/core/site-headers'
import { Parser } from 'htmlparser2'

const COMMENT_SCRIPT_OR_STYLE = /<!--[^]*?-->|<(script|style)[\s>][^]*?<\/\1/gi

/** Returns the CSP hashes of a document's inline scripts and style elements, each once, in document order. */
export function hashInline(html: Buffer): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  let text: string | undefined
  // Decoding and parsing only scripts and styles saves time: they are a small part of a page.
  for (const { 0: found, index } of html.toString('latin1').matchAll(COMMENT_SCRIPT_OR_STYLE)) {
    if (found.startsWith('<!--')) continue
    const parser = new Parser({
      onopentag(name, { src, type }) {
        text = name === 'style' || (src === undefined && !isJson(type)) ? '' : undefined
      },
      ontext(part) {
        if (text !== undefined) text += part
      },
      onclosetag(name) {
        const hashes = name === 'style' ? styles : scripts
        if (text) hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
        text = undefined
      },
    })
    // Browsers convert every line break to one line feed before they hash.
    parser.end(`${html.toString('utf8', index, index + found.length).replace(/\r\n?/g, '\n')}>`)
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** Returns true for data blocks, which the policy ignores. Import maps need a hash. */
function isJson(type = '') {
  return /^application\/(.*\+)?json$/i.test(type.trim())
}
