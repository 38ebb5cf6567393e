import { isAbsolute } from 'node:path'

/** Where a repository is, and how to speak of it. */
export interface RepositoryAddress {
  address: string
  /** The only protocols that Git may use to get there. */
  protocols: string
  /** Takes the credentials out of a text. */
  mask: (text: string) => string
}

/** Shorter parts of an address are no secrets, and would be taken out of ordinary words. */
const MIN_SECRET_LENGTH = 4

const SSH_SHORTHAND = /^[\w.-]+@[a-z\d][a-z\d.-]*:[^-].*$/i
const CREDENTIALS = /([a-z][a-z\d+.-]*:\/\/)[^\s/]*@/gi

/** Reads an address of https, ssh or the disk; others could run programs, or are not encrypted. */
export function readRepositoryAddress(text: string): RepositoryAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isRemote = (url?.protocol === 'https:' || url?.protocol === 'ssh:') && /^[^-]/.test(url.hostname)
  const isLocal = isAbsolute(text) || (url?.protocol === 'file:' && url.host === '')
  // eslint-disable-next-line no-control-regex -- these are what must not be there
  if (/[\0-\x1f]/.test(text) || !(isRemote || isLocal || SSH_SHORTHAND.test(text))) {
    throw new Error(
      'PREVIEW_REPOSITORY must be an address such as "https://github.com/acme/site.git", "git@github.com:acme/site.git" or ' +
        '"/srv/site.git"; what it is now is not shown, because it may hold a password. Correct it.',
    )
  }
  const secrets = url && isRemote ? findSecrets(url) : []
  const mask = (said: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), said.replace(CREDENTIALS, '$1***@'))
  return { address: text, protocols: isLocal ? 'file' : 'https:ssh', mask }
}

function findSecrets({ username, password, search, protocol }: URL) {
  const parts = [password, search, ...(protocol === 'https:' ? [username] : [])]
  return parts.flatMap((part) => [part, decode(part)]).filter((part) => part.length >= MIN_SECRET_LENGTH)
}

function decode(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
