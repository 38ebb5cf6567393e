import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'

/** The scripts that a page starts with. */
export interface StartScripts {
  /** Code for the head of every page. */
  inline: string
  /** A file for every page: its path in the published site, with a digest of its code. */
  deferred: { path: string; code: string }
}

/** Bundles `src/start`, as small as may be: every page has it. */
export async function bundleScripts(projectDir: string): Promise<StartScripts> {
  const [inline = '', code = ''] = await Promise.all(
    ['inline', 'deferred'].map((name) => bundle(projectDir, `src/start/${name}.ts`)),
  )
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 10)
  return { inline, deferred: { path: `deferred-${digest}.js`, code } }
}

async function bundle(projectDir: string, entry: string) {
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    entryPoints: [entry],
    alias: { '~': join(projectDir, 'src') },
    bundle: true,
    write: false,
    format: 'iife',
    // Newer syntax is in all supported browsers, or in none of these files.
    target: 'es2022',
    minifySyntax: true,
    logLevel: 'silent',
  })
  const { code = '' } = await minify(outputFiles[0]!.text, {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true },
  })
  // It cannot end the element that holds it.
  return code.replaceAll('</', '<\\/')
}
