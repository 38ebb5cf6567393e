import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { MERMAID_FOLDER, MERMAID_MODULE, MERMAID_VERSION } from '@galley/core/mermaid-module'
import type { GatsbyNode } from 'gatsby'
import { adoptRules } from './adopt-rules'

/** The published files. The module is written after its chunks, so if it exists, all files do. */
const CHUNKS = 'chunks/mermaid.esm.min'
const MODULE = 'mermaid.esm.min.mjs'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const source = dirname(require.resolve('mermaid'))
  const { version } = JSON.parse(await readFile(join(source, '../package.json'), 'utf8')) as { version: string }
  if (version !== MERMAID_VERSION) {
    reporter.panicOnBuild(
      `Mermaid is installed as ${version}, but pages load ${MERMAID_VERSION}. Write "${version}" as MERMAID_VERSION in mermaid-module.ts of @galley/core.`,
    )
    return
  }
  const module = adoptRules(await readFile(join(source, MODULE), 'utf8'))
  if (module === undefined) {
    reporter.panicOnBuild(
      `Mermaid ${version} adds the styles of a diagram with different code than before. Correct STYLE_ELEMENT in adopt-rules.ts of @galley/gatsby-plugin-mermaid.`,
    )
    return
  }
  const target = join(resolve('public'), MERMAID_FOLDER)
  // Rewriting unchanged files would make the adapter compress them again.
  if (existsSync(join(resolve('public'), MERMAID_MODULE))) return
  await rm(dirname(target), { recursive: true, force: true })
  const filter = (file: string) => !file.endsWith('.map')
  await cp(join(source, CHUNKS), join(target, CHUNKS), { recursive: true, filter })
  await writeFile(join(target, MODULE), module)
}
