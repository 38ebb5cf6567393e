import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { digestOf } from '@galley/content'
import type { FastifyInstance } from 'fastify'
import type { ImageUrls } from './image-urls'
import type { PreviewContents } from './preview-contents'

export interface ImageRoutesOptions {
  contents: PreviewContents
  images: ImageUrls
  /** Returns the absolute path of the `content/` of a branch. */
  contentDirOf: (branch: string) => Promise<string>
}

/** Serves images and linked files of the content at signed URLs. */
export function registerImages(app: FastifyInstance, { contents, images, contentDirOf }: ImageRoutesOptions) {
  app.register(fastifyStatic, { root: '/', serve: false, cacheControl: false })
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>('/files/*', async (request, reply) => {
    const { v = '', s = '', branch = '' } = request.query
    const file = request.params['*']
    if (!images.isSigned(branch, file, v, s)) return reply.code(404).send({ error: 'There is no such file.' })
    const { content, ready } = await contents.branch(branch)
    await ready
    // A URL outlives the reader's token, so it is valid for one version of the file only.
    const { store } = content
    const contentDir = await contentDirOf(branch)
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (store.isImage(file) && store.view().digestOfImage(file) === v) return reply.sendFile(file, contentDir)
    const bytes = await readFile(join(contentDir, file)).catch(() => undefined)
    if (!bytes || digestOf(bytes) !== v) return reply.code(404).send({ error: 'There is no such file.' })
    // Displayed inline, a file would run as a page of this server.
    return reply.header('Content-Disposition', 'attachment').type('application/octet-stream').send(bytes)
  })
}
