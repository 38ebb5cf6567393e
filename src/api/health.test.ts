import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from 'gatsby'
import health from './health'

function call(method: string) {
  const answer = { status: 0, body: undefined as unknown, headers: {} as Record<string, string> }
  const response = {
    setHeader: (name: string, value: string) => void (answer.headers[name] = value),
    status(code: number) {
      answer.status = code
      return this
    },
    json: (body: unknown) => void (answer.body = body),
  }
  health({ method } as unknown as GatsbyFunctionRequest, response as unknown as GatsbyFunctionResponse)
  return answer
}

test.each(['GET', 'HEAD'])('%s says that the server is well, and is never kept', (method) => {
  expect(call(method)).toEqual({ status: 200, body: { status: 'ok' }, headers: { 'Cache-Control': 'no-store' } })
})

test.each(['POST', 'DELETE'])('%s is refused', (method) => {
  const answer = call(method)
  expect(answer.status).toBe(405)
  expect(answer.headers['Allow']).toBe('GET, HEAD')
})
