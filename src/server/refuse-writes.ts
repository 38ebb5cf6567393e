import type { FastifyReply, FastifyRequest } from 'fastify'

/** Of routes that answer scripts with data: nothing is kept or listed unless the route says so, and all but GET and HEAD is refused. */
export async function refuseWrites({ method }: FastifyRequest, reply: FastifyReply) {
  reply.header('X-Robots-Tag', 'noindex').header('Cache-Control', 'no-store')
  if (method === 'GET' || method === 'HEAD') return
  return reply
    .code(405)
    .header('Allow', 'GET, HEAD')
    .send({ error: `${method} is not possible here. Send a GET.` })
}
