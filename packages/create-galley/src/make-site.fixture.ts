import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from './files.mjs'
import { makeSite } from './make-site.mjs'
import { type Template, TEMPLATES } from './templates.mjs'
import type { SiteFacts } from './write-site.mjs'

export const templates = Object.values(TEMPLATES)
export const findTemplate = (name: string) => TEMPLATES[name] as Template
export const facts: SiteFacts = {
  name: 'Say "Hi": {now}',
  description: "It's a test.",
  url: 'https://docs.acme.example',
  repository: 'https://github.com/acme/docs.git',
  color: 'violet',
  areas: ['blog', 'pricing'],
  logo: undefined,
  host: 'none',
  date: '2026-01-31',
  template: findTemplate('starter'),
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Makes a folder that is deleted after the tests of the file. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'))
  folders.push(folder)
  return folder
}

/** Writes a site, and returns its folder, its files and a function that reads them. */
export function makeTestSite(changes: Partial<SiteFacts> = {}) {
  const folder = makeFolder()
  makeSite(folder, { ...facts, ...changes })
  return { folder, files: listFiles(folder), read: (file: string) => readFileSync(join(folder, file), 'utf8') }
}
