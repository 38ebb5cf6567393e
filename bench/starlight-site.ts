import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildCommand } from './measure-build'
import { writePages } from './site-copy'

export const STARLIGHT_PAGES_FOLDER = 'src/content/docs'

/** The npm package with Node for Astro, which needs a newer version than this project. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`
const PACKAGES = { '@astrojs/starlight': '0.42.4', astro: '7.3.5', [NODE_PACKAGE]: '22.23.3' }

/** The configuration of the site. Without a sidebar in the configuration, the sidebar lists all pages, as in this project. */
const ASTRO_CONFIG = `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({ integrations: [starlight({ title: 'Benchmark' })] })
`

const CONTENT_CONFIG = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

/**
 * Makes a site like Starlight's starter with other pages.
 * @param pages the number of pages to generate, or a folder with pages
 */
export function createStarlightSite(pages: number | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-starlight-'))
  mkdirSync(join(folder, 'src'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', JSON.stringify({ type: 'module', private: true, dependencies: PACKAGES }, null, 2))
  write('astro.config.mjs', ASTRO_CONFIG)
  write('src/content.config.ts', CONTENT_CONFIG)
  writePages(join(folder, STARLIGHT_PAGES_FOLDER), pages)
  return folder
}

/** Installs the packages of the Starlight site. */
export const installStarlight = (folder: string) =>
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

export const STARLIGHT_BUILD: BuildCommand = {
  command: `node_modules/${NODE_PACKAGE}/bin/node`,
  arguments: ['node_modules/astro/bin/astro.mjs', 'build'],
  variables: { ASTRO_TELEMETRY_DISABLED: '1' },
}
