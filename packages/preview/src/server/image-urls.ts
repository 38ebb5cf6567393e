import { createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEW_API } from '@galley/core/preview'
import { encodePath } from '@galley/core/url-path'

/** Signs the URLs of content files, because `<img>` and other elements cannot send a token. A URL is valid for one version of a file. */
export function createImageUrls(key: Uint8Array) {
  const sign = (branch: string, file: string, digest: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([branch, file, digest]))
      .digest('base64url')

  return {
    /** Returns the path of a file on the server, with its query. */
    urlOf: (branch: string, file: string, digest: string) => {
      const query = new URLSearchParams({ v: digest, s: sign(branch, file, digest), ...(branch && { branch }) })
      return `${PREVIEW_API}/files${encodePath(`/${file}`)}?${query}`
    },
    isSigned: (branch: string, file: string, digest: string, signature: string) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(branch, file, digest))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

export type ImageUrls = ReturnType<typeof createImageUrls>
