/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkingTree } from './branches'
import type { Builds } from './builds'
import { createImageAddresses } from './image-addresses'
import { createPreviewContents } from './preview-contents'

test('a branch that is opened asks for a build of all its content, because the last one may be older', async () => {
  const projectDir = mkdtempSync(join(tmpdir(), 'contents-'))
  mkdirSync(join(projectDir, 'content'))
  const snapshots: number[] = []
  let snapshot: () => number
  const builds: Builds = {
    state: () => ({ state: 'ready' }),
    request: () => void snapshots.push(snapshot()),
    onState: () => () => undefined,
    current: () => undefined,
    get: () => undefined,
    list: () => [],
    lastBegun: () => undefined,
    close: async () => undefined,
  }
  const contents = createPreviewContents({
    projectDir: process.cwd(),
    branches: createWorkingTree(projectDir),
    images: createImageAddresses(new Uint8Array(32)),
    createBuilds: (_branch, _dir, read) => {
      snapshot = read
      return builds
    },
    readPages: async () => undefined,
    isWatched: false,
    log: { info: () => undefined, warn: () => undefined },
    report: () => undefined,
  })
  try {
    const { content, ready } = await contents.branch('')
    await ready
    expect(snapshots).toEqual([content.workspace.revision])
  } finally {
    await contents.close()
    rmSync(projectDir, { recursive: true })
  }
}, 30_000)
