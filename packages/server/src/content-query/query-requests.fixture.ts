import { queryPath } from '@galley/query/dump'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** A query that takes seconds, because SQLite tries a long pattern at every letter. */
export const SLOW = `SELECT "id" FROM "_content_novels" WHERE ("text" LIKE '%a${'_'.repeat(9_000)}b')`

/** Posts a body with a cookie, which no response may contain. */
export function post(app: FastifyInstance, payload: string, url = queryPath('notes'), type = 'application/json') {
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, cookie: 'session=hidden' } })
}

/** Posts a query from another IP address. */
export function askFrom(remoteAddress: string, app: FastifyInstance, sql: string, collection = 'notes') {
  const headers = { 'content-type': 'application/json' }
  return app.inject({ method: 'POST', url: queryPath(collection), payload: { sql }, headers, remoteAddress })
}

/** Checks status and format of a response. Returns its error. */
export function errorOf(response: LightMyRequestResponse, status: number) {
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(Object.keys(response.json())).toEqual(['error'])
  expect(response.body).not.toMatch(/\.ts\b|node_modules|\n {4}at /)
  return response.json<{ error: string }>().error
}
