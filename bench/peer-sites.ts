import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { BuildCommand } from './measure-build'
import { writePages } from './site-copy'

/** A documentation tool that the benchmark compares with Galley, set up as its own documentation describes. */
export interface Peer {
  /** The exact versions of its npm packages. npm installs the newest versions of their dependencies. */
  packages: Record<string, string>
  /** The folder of the Markdown pages. */
  pages: string
  /** The folder of the built site. */
  output: string
  build: BuildCommand
  /** Returns the files of the site, except the pages. @param listed the page files, relative to the folder of the pages */
  files: (listed: readonly string[]) => Record<string, string>
}

/** The npm package with the Node for Astro. Astro needs a newer version of Node than this project. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

export const PEERS = {
  Starlight: {
    packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', [NODE_PACKAGE]: '22.23.3' },
    pages: 'src/content/docs',
    output: 'dist',
    build: {
      command: `node_modules/${NODE_PACKAGE}/bin/node`,
      arguments: ['node_modules/astro/bin/astro.mjs', 'build'],
      variables: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
    // Without a sidebar in the configuration, the sidebar lists all pages.
    files: () => ({
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({ integrations: [starlight({ title: 'Benchmark' })] })
`,
      'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    }),
  },
  VitePress: {
    packages: { vitepress: '1.6.4' },
    pages: 'docs',
    output: 'docs/.vitepress/dist',
    build: {
      command: process.execPath,
      arguments: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
      variables: {},
    },
    files: (listed) => ({
      'docs/.vitepress/config.mjs': `export default {
  title: 'Benchmark',
  themeConfig: { search: { provider: 'local' }, sidebar: ${JSON.stringify(groupByFolder(listed))} },
}
`,
    }),
  },
  Docusaurus: {
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    pages: 'docs',
    output: 'build',
    build: {
      command: process.execPath,
      arguments: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      variables: {},
    },
    files: () => ({
      'src/pages/index.md': '# Benchmark\n',
      'docusaurus.config.js': `module.exports = {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', { blog: false }]],
}
`,
    }),
  },
} satisfies Record<string, Peer>

/** Returns the sidebar of VitePress: a closed group for each folder. */
function groupByFolder(listed: readonly string[]) {
  return [...new Set(listed.map(dirname))].sort().map((folder) => ({
    text: folder,
    collapsed: true,
    items: listed
      .filter((file) => dirname(file) === folder)
      .map((file) => ({ text: basename(file, '.md'), link: `/${file.replace(/\.md$/, '')}` })),
  }))
}

/**
 * Makes a site of a peer with the pages of the benchmark, and installs its packages.
 * @param pages the number of pages to generate, or a folder with pages
 */
export function createPeerSite(peer: Peer, pages: number | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peer-'))
  writePages(join(folder, peer.pages), pages)
  const listed = readdirSync(join(folder, peer.pages), { recursive: true, encoding: 'utf8' })
  const files = peer.files(listed.filter((file) => file.endsWith('.md')))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  installPackages(folder, { dependencies: peer.packages })
  return folder
}

/** Installs npm packages in a folder. */
export function installPackages(folder: string, packageJson: { dependencies: Record<string, string>; type?: string }) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...packageJson }, null, 2))
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
