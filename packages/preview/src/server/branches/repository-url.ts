import { isAbsolute } from 'node:path'
import { decodeText } from '@galley/core/url-path'

/** Shorter parts of a URL are not masked: they also occur in ordinary words. */
const MIN_SECRET_LENGTH = 4

const SSH_SHORTHAND = /^[\w.-]+@[a-z\d][a-z\d.-]*:[^-].*$/i
const CREDENTIALS = /([a-z][a-z\d+.-]*:\/\/)[^\s/]*@/gi

export type RepositoryUrl = ReturnType<typeof readRepositoryUrl>

/**
 * Reads an https, ssh or file URL. Throws for other protocols, which could run programs or are not encrypted. `protocols` is a value of
 * GIT_ALLOW_PROTOCOL, and `mask` removes the credentials from a text.
 */
export function readRepositoryUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isRemote = (url?.protocol === 'https:' || url?.protocol === 'ssh:') && /^[^-]/.test(url.hostname)
  const isLocal = isAbsolute(text) || (url?.protocol === 'file:' && url.host === '')
  // oxlint-disable-next-line no-control-regex -- finds control characters
  if (/[\0-\x1f]/.test(text) || !(isRemote || isLocal || SSH_SHORTHAND.test(text))) {
    throw new Error(
      'PREVIEW_REPOSITORY must be a URL such as "https://github.com/acme/site.git", "git@github.com:acme/site.git" or ' +
        '"/srv/site.git". Its value is not shown, because it may hold a password. Correct it.',
    )
  }
  const secrets = url && isRemote ? findSecrets(url) : []
  const mask = (said: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), said.replace(CREDENTIALS, '$1***@'))
  return { url: text, protocols: isLocal ? 'file' : 'https:ssh', mask }
}

function findSecrets({ username, password, search, protocol }: URL) {
  const parts = [password, search, ...(protocol === 'https:' ? [username] : [])]
  return parts.flatMap((part) => [part, decodeText(part)]).filter((part) => part.length >= MIN_SECRET_LENGTH)
}
