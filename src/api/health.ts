import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'

/** GET /api/health: whether the server answers, for whoever watches it. */
export default function health(request: GatsbyFunctionRequest, response: GatsbyFunctionResponse) {
  response.setHeader('Cache-Control', 'no-store')
  if (request.method === 'GET' || request.method === 'HEAD') {
    response.status(200).json({ status: 'ok' })
  } else {
    response.setHeader('Allow', 'GET, HEAD')
    response.status(405).json({ error: `${request.method} is not possible here.` })
  }
}
