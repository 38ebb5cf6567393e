import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isPayload, pageDataOf, type PagePayload, payloadOf } from '@galley/core/page-payload'
import { isNotFoundPage } from '@galley/core/server-manifest'
import type { BuiltSite } from './build-server-manifest'
import { type PublicFolder, removeFile } from './public-files'

/** Writes the payload of each page whose data changed, and removes payloads of deleted pages. */
export function writePayloads(folder: PublicFolder, pages: BuiltSite['pages']) {
  const { projectDir, publicDir, files } = folder
  const current = new Set<string>()
  for (const { path, component } of pages.values()) {
    const source = pageDataOf(path)
    const state = files.get(source)
    if (!state || isNotFoundPage(path)) continue
    const target = payloadOf(path)
    current.add(target)
    // A payload has the time of its source, so an equal time means unchanged data.
    if (Math.abs((files.get(target)?.mtimeMs ?? 0) - state.mtimeMs) < 1) continue
    const pageData = readFileSync(join(publicDir, source), 'utf8')
    const { result } = JSON.parse(pageData) as { result: { data?: Record<string, unknown> } }
    const payload: PagePayload = { version: 1, path, template: templateOf(component), data: result.data ?? {} }
    const file = join(publicDir, target)
    writeFileSync(file, JSON.stringify(payload))
    utimesSync(file, state.mtimeMs / 1000, state.mtimeMs / 1000)
    files.set(target, { size: statSync(file).size, mtimeMs: state.mtimeMs })
  }
  for (const path of files.keys()) {
    if (!isPayload(path) || current.has(path) || existsSync(join(projectDir, 'static', path))) continue
    removeFile(path, folder)
  }
}

/** Returns the template's name. For an MDX page, Gatsby appends the content file as a query string. */
const templateOf = (component: string) => parse(component.split('?', 1)[0] ?? '').name
