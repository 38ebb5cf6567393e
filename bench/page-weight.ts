import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DomUtils, parseDocument } from 'htmlparser2'

export interface PageWeight {
  path: string
  htmlKilobytes: number
  scriptKilobytes: number
}

const gzipKilobytes = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length / 1024

/** What a visit of a page transfers in HTML and JavaScript, gzipped: its script elements and its template's chunks. */
export function weighPage(publicFolder: string, path: string): PageWeight {
  const read = (file: string) => readFileSync(join(publicFolder, file))
  const html = read(`${path}/index.html`)
  const page = JSON.parse(read(`page-data/${path === '/' ? 'index' : path}/page-data.json`).toString()) as {
    componentChunkName: string
  }
  const stats = JSON.parse(read('webpack.stats.json').toString()) as { assetsByChunkName: Record<string, string[]> }
  const elements = DomUtils.getElementsByTagName('script', parseDocument(html.toString()))
  const loaded = elements
    .filter(({ attribs }) => attribs.src?.startsWith('/') && attribs.nomodule === undefined)
    .map(({ attribs }) => attribs.src!.slice(1))
  const chunks = ['app', page.componentChunkName].flatMap((name) => stats.assetsByChunkName[name] ?? [])
  const scripts = new Set([...loaded, ...chunks].filter((file) => file.endsWith('.js')))
  const scriptKilobytes = [...scripts].reduce((sum, file) => sum + gzipKilobytes(read(file)), 0)
  return { path, htmlKilobytes: gzipKilobytes(html), scriptKilobytes }
}
