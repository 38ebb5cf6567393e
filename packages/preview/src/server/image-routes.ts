import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { digestOf } from '@galley/content'
import { PREVIEW_API } from '@galley/core/preview'
import { encodePath } from '@galley/core/url-path'
import type { FastifyInstance } from 'fastify'
import type { Branches } from './branches/branches'
import type { PreviewContents } from './preview-contents'

/** Serves images and linked files of the content at signed URLs. */
export function registerImages(app: FastifyInstance, contents: PreviewContents, branches: Branches, images: ImageUrls) {
  app.register(fastifyStatic, { root: '/', serve: false, cacheControl: false })
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>('/files/*', async (request, reply) => {
    const { v = '', s = '', branch = '' } = request.query
    const file = request.params['*']
    if (!images.isSigned(branch, file, v, s)) return reply.code(404).send({ error: 'There is no such file.' })
    const { content, ready } = await contents.branch(branch)
    await ready
    // A URL outlives the reader's token, so each URL is valid for one version of the file only.
    const { store } = content
    const contentDir = join((await branches.open(branch)).projectDir, 'content')
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (store.isImage(file) && store.view().digestOfImage(file) === v) return reply.sendFile(file, contentDir)
    const bytes = await readFile(join(contentDir, file)).catch(() => undefined)
    if (!bytes || digestOf(bytes) !== v) return reply.code(404).send({ error: 'There is no such file.' })
    // Displayed inline, a file would run as a page of this server.
    return reply.header('Content-Disposition', 'attachment').type('application/octet-stream').send(bytes)
  })
}

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
