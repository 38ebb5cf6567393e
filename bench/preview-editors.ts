import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { readContentPath } from '@galley/core/content-path'
import { type Baseline, BASELINE_PATH, type ChangedEvent, PREVIEW_API } from '@galley/core/preview'
import type { PreviewServer } from './serve-preview'
import { openOnePage } from './site-copy'

const EDITORS = 200
const EDITS = 20
const TIMEOUT_MS = 20_000
/** The delay after which a page requests the list of changes. */
const CHANGES_DELAY_MS = 250
/** The pause before an edit, after all editors have received the responses to the previous edit. */
const PAUSE_MS = 500

/** Times and memory with many editors who all show the edited page. */
export interface EditorTimes {
  editors: number
  /** Milliseconds from the save of the file until an editor has the new page, for each editor and edit. */
  editorTimes: number[]
  /** Maximum memory of the server's process after an edit, with all editors. */
  megabytes: number
  /** Maximum memory of the server's process since its start, including the compilation of all pages. */
  peakMegabytes: number
}

/** Connects editors to a preview server as the script of a page does, and edits the page that the editors show. */
export async function measureEditors(folder: string, server: PreviewServer): Promise<EditorTimes> {
  const baseline = JSON.parse(readFileSync(join(folder, 'public', BASELINE_PATH), 'utf8')) as Baseline
  await server.ask(`baselines/${baseline.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(baseline),
  })
  const { file, save } = openOnePage(folder)
  const seen = { path: readContentPath('docs', file).path, baseline: baseline.id }
  const editors = Array.from({ length: EDITORS }, () => createEditor(server, seen))
  try {
    await inTime(Promise.all(editors.map(({ connected }) => connected)), 'the editors to be connected')
    const editorTimes: number[] = []
    let megabytes = 0
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const words = `Sent to all for the benchmark, number ${edit}.`
      const waits = editors.map((editor) => editor.waitFor(words))
      const start = performance.now()
      save(words)
      const arrivals = await inTime(Promise.all(waits.map(({ arrived }) => arrived)), `"${words}" to reach all editors`)
      editorTimes.push(...arrivals.map((at) => at - start))
      megabytes = Math.max(megabytes, readMemory(server.pid, 'VmRSS'))
      await inTime(Promise.all(waits.map(({ settled }) => settled)), 'the lists of changes')
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return { editors: EDITORS, editorTimes, megabytes, peakMegabytes: readMemory(server.pid, 'VmHWM') }
  } finally {
    for (const editor of editors) editor.close()
  }
}

/** An editor with a stream of events and a connection for requests. */
function createEditor({ origin, token }: PreviewServer, { path, baseline }: { path: string; baseline: string }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { Authorization: `Bearer ${token}` }
  const query = new URLSearchParams({ path, baseline }).toString()
  let onChange: () => void = () => undefined

  const ask = (endpoint: string) =>
    new Promise<Buffer>((resolve, reject) => {
      get(`${origin}${PREVIEW_API}/${endpoint}`, { agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(parts))
          else reject(new Error(`${endpoint} of the preview answered with status ${response.statusCode}.`))
        })
      }).on('error', reject)
    })

  const handleEvent = (name: string, text: string) => {
    if (name !== 'changed') return
    const { files } = JSON.parse(text) as ChangedEvent
    if (files.some((file) => file.path === path)) onChange()
  }
  const { request: stream, connected } = openStream(`${origin}${PREVIEW_API}/events`, headers, handleEvent)

  return {
    connected,
    /** Requests the page after a change, then the list of changes since the build. */
    waitFor: (words: string) => {
      const changed = new Promise<void>((resolve) => (onChange = resolve))
      const arrived = changed.then(async () => {
        const page = await ask(`page?${query}`)
        if (!page.includes(words)) throw new Error(`The page has no "${words}".`)
        return performance.now()
      })
      const settled = changed.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, CHANGES_DELAY_MS))
        await ask(`changes?baseline=${baseline}`)
      })
      return { arrived, settled }
    },
    close: () => {
      stream.destroy()
      agent.destroy()
    },
  }
}

/** Opens a stream of events. Resolves after the first event of the server. */
function openStream(url: string, headers: Record<string, string>, onEvent: (name: string, data: string) => void) {
  let connect: () => void
  let fail: (error: Error) => void
  const connected = new Promise<void>((resolve, reject) => ([connect, fail] = [resolve, reject]))
  const request = get(url, { agent: false, headers: { ...headers, Accept: 'text/event-stream' } }, (response) => {
    if (response.statusCode !== 200) fail(new Error(`The events answered with status ${response.statusCode}.`))
    let rest = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      const events = (rest + part).split('\n\n')
      rest = events.pop()!
      for (const event of events) {
        const read = (field: string) => new RegExp(`^${field}: ?(.*)$`, 'm').exec(event)?.[1] ?? ''
        const name = read('event')
        if (name === 'hello') connect()
        else onEvent(name, read('data'))
      }
    })
    // The caller has closed the stream itself.
    response.on('error', () => undefined)
  })
  request.on('error', (error) => fail(error))
  return { request, connected }
}

async function inTime<Result>(wait: Promise<Result>, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${TIMEOUT_MS / 1000} s in vain for ${what}.`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([wait, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a memory figure of a process from Linux's /proc, in MB. */
function readMemory(id: number, field: 'VmRSS' | 'VmHWM') {
  const status = readFileSync(join('/proc', String(id), 'status'), 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)![1]) / 1024
}
