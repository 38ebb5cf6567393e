import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@galley/node/list-files'

const OURS = '@galley'

/**
 * Describes the files by which Gatsby's shadowing would replace those of plugins: `src/<plugin>/…`. Rspack does not.
 * @param plugins Names of the plugins of the site.
 */
export function describeShadows(projectDir: string, plugins: readonly string[]): string[] {
  const src = join(projectDir, 'src')
  const ours = listFolders(join(src, OURS)).map((name) => `${OURS}/${name}`)
  const folders = [...new Set(plugins)].filter((name) => !name.startsWith(`${OURS}/`) && !/^\.|[\\]/.test(name))
  return [...ours, ...folders].flatMap((name) =>
    listFolders(join(src, name, '..')).includes(name.split('/').at(-1)!)
      ? listFiles(join(src, name)).map((file) => describe(name, `src/${name}/${file}`))
      : [],
  )
}

const describe = (plugin: string, file: string) =>
  `${file} replaces nothing: Gatsby's shadowing does not work with Rspack. ` +
  (plugin.startsWith(OURS)
    ? 'Export your component from src/components.ts under the name of the original.'
    : `Import your own file where it is used, or set "enabled: false" in the options of gatsby-plugin-rspack.`)

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  } catch {
    return []
  }
}
