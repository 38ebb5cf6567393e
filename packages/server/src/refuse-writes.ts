import type { FastifyReply, FastifyRequest } from 'fastify'

/** Refuses all methods but GET and HEAD, and disables caching and indexing unless a route sets them. */
export async function refuseWrites({ method }: FastifyRequest, reply: FastifyReply) {
  reply.header('X-Robots-Tag', 'noindex').header('Cache-Control', 'no-store')
  if (method === 'GET' || method === 'HEAD') return
  return reply
    .code(405)
    .header('Allow', 'GET, HEAD')
    .send({ error: `${method} is not possible here. Send a GET.` })
}
