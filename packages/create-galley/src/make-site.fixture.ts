import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSite } from './make-site.mjs'
import type { SiteFacts } from './site-facts.mjs'
import { listTemplates, type Template } from './starter.mjs'

export const JUDGED_QUERIES = 'packages/testing/src/judged-queries.fixture.ts'
export const project = join(__dirname, '../..')
export const templates = Object.values(listTemplates(project))
export const findTemplate = (name: string) => listTemplates(project)[name] as Template
export const facts: SiteFacts = {
  name: 'Say "Hi": {now}',
  description: "It's a test.",
  url: 'https://docs.acme.example',
  repository: 'https://github.com/acme/docs.git',
  color: 'violet',
  areas: ['blog', 'pricing'],
  logo: undefined,
  date: '2026-01-31',
  template: findTemplate('starter'),
}

const copies: string[] = []
afterAll(() => copies.forEach((folder) => rmSync(folder, { recursive: true })))

/** Makes a copy of the project a site, and returns its folder and a function that reads its files. */
export async function makeCopy(changes: Partial<SiteFacts> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'))
  copies.push(folder)
  const needed = [
    ...['src/site.ts', 'src/content.config.ts', 'packages/tokens/src/scales.ts', 'scripts', 'content/index.mdx'],
    ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'package.json', 'package-lock.json'],
    JUDGED_QUERIES,
  ]
  for (const file of needed) cpSync(join(project, file), join(folder, file), { recursive: true })
  await makeSite(folder, { ...facts, ...changes })
  return { folder, read: (file: string) => readFileSync(join(folder, file), 'utf8') }
}
