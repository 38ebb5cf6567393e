import type { FastifyReply, FastifyRequest } from 'fastify'

/** For routes with data: no caching and indexing unless the route sets it, and only GET and HEAD. */
export async function refuseWrites({ method }: FastifyRequest, reply: FastifyReply) {
  reply.header('X-Robots-Tag', 'noindex').header('Cache-Control', 'no-store')
  if (method === 'GET' || method === 'HEAD') return
  return reply
    .code(405)
    .header('Allow', 'GET, HEAD')
    .send({ error: `${method} is not possible here. Send a GET.` })
}
