import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import type { ThreadStart } from '@galley/node/run-in-thread'
import { createSearchEngine } from '@galley/search-engine/search-engine'
import { site } from '@galley/site'
import { cutSection, type Section } from './cut-section'

interface SearchTask {
  kind: 'search'
  publicDir: string
  text: string
  /** Path of the home page of the language. */
  path: string
  /** Name of the area to search. Undefined for all areas. */
  area?: string | undefined
  /** Maximum number of hits. */
  limit: number
  /** Code of the site's language. */
  language: string
}

/** A search, or the extraction of the section of a heading. */
export type McpTask = SearchTask | { kind: 'section'; markdown: string; id: string }

/** The result of a search, best hit first. */
export interface Found {
  hits: { id: string; title: string; titles: readonly string[]; excerpt: string }[]
  /** The corrected text, if a word was misspelled. */
  corrected?: string | undefined
  /** Words that the page of the first hit does not contain. */
  leftOut: readonly string[]
  /** Similar headings, if there are no hits. */
  closest: { id: string; title: string }[]
}

/** The engine of this thread, which caches files of the index. */
let engine: ReturnType<typeof createSearchEngine> | undefined

/** Runs a task in a thread. @public */
export async function runTask({ started, ...task }: McpTask & ThreadStart): Promise<Found | Section> {
  started.postMessage('started')
  return task.kind === 'search' ? search(task) : cutSection(task.markdown, task.id)
}

async function search({ publicDir, text, path, area, limit, language }: SearchTask): Promise<Found> {
  engine ??= createSearchEngine({
    fetch: (path) => readPublicFile(publicDir, path),
    areas: site.search.areas,
    language,
  })
  const { signal } = new AbortController()
  const answer = await engine.search({ text, path, ...(area !== undefined && { area }) }, signal)
  const hits = answer.hits.slice(0, limit)
  const excerpts = await engine.readExcerpts(hits, signal)
  return {
    hits: hits.map(({ id, title, titles }) => ({ id, title, titles, excerpt: excerpts[id] ?? '' })),
    corrected: answer.corrected,
    leftOut: answer.leftOut,
    closest: answer.closest.map(({ id, title }) => ({ id, title })),
  }
}

async function readPublicFile(publicDir: string, path: string) {
  const content = await readFile(join(publicDir, path)).catch(ignoreMissing)
  return content ? new Response(content) : new Response(null, { status: 404 })
}
