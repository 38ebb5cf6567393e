import { existsSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { MERMAID_FOLDER, MERMAID_MODULE, MERMAID_VERSION } from '../../src/lib/mermaid-module'

/** What browsers load, without source maps. The module is written last: where it is, all files are. */
const PARTS = ['chunks/mermaid.esm.min', 'mermaid.esm.min.mjs']

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const source = dirname(createRequire(resolve('package.json')).resolve('mermaid'))
  const { version } = JSON.parse(await readFile(join(source, '../package.json'), 'utf8')) as { version: string }
  if (version !== MERMAID_VERSION) {
    reporter.panicOnBuild(
      `Mermaid is installed as ${version}, and pages ask for ${MERMAID_VERSION}. Write "${version}" as MERMAID_VERSION in src/lib/mermaid-module.ts.`,
    )
    return
  }
  const target = join(resolve('public'), MERMAID_FOLDER)
  // Written again, the files would be compressed again too.
  if (existsSync(join(resolve('public'), MERMAID_MODULE))) return
  await rm(dirname(target), { recursive: true, force: true })
  for (const part of PARTS) {
    await cp(join(source, part), join(target, part), { recursive: true, filter: (file) => !file.endsWith('.map') })
  }
}
