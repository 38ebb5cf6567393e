import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packPages, SEARCH_INDEX_FOLDER, SEARCH_MANIFEST_PATH, type IndexShard } from '@galley/core/search-index'
import { createContentSite } from '../content-query/content-site.fixture'

/** A text longer than one answer. */
export const LONG_TEXT = `# Long\n\n${'Letters. '.repeat(5000)}`

const INSTALL = '# Install\n\n## Linux\n\nRun the anchor.\n\n## Windows\n\nClick.\n'
const PAGES = Array.from({ length: 150 }, (_, number) => `/notes/${number}`)

const SHARD: IndexShard = [
  ['anchor', [1], []],
  ['click', [2], []],
]

const FILES = {
  '/docs/install.md': INSTALL,
  '/docs/größe.md': '# Größe\n',
  '/long.md': LONG_TEXT,
  '/index.md': '# Home\n',
  '/secret.md': '# Not a page\n',
  '/llms.txt': [
    '# Harbour',
    '## Documentation',
    '- [Install [x]](https://harbour.example/docs/install.md): How to begin.',
    '- [Größe](https://harbour.example/docs/gr%C3%B6%C3%9Fe.md)',
    '## Pages',
    '- [Home](https://harbour.example/index.md): Ships.',
    ...PAGES.map((path) => `- [Note](https://harbour.example${path}.md)`),
    '',
  ].join('\n'),
  [SEARCH_MANIFEST_PATH]: JSON.stringify({ docs: `${SEARCH_INDEX_FOLDER}/docs.json` }),
  [`${SEARCH_INDEX_FOLDER}/docs.json`]: JSON.stringify({
    pages: packPages([
      {
        path: '/docs/install',
        title: 'Install',
        folder: 0,
        lengths: [1, 1, 1],
        headings: ['Linux', 'Windows'].map((title) => ({ level: 2, title, anchor: title.toLowerCase() })),
      },
    ]),
    folders: [['Guide']],
    shards: [{ from: 'anchor', file: `${SEARCH_INDEX_FOLDER}/docs-words.json` }],
    vocabulary: [{ from: 'anchor', file: `${SEARCH_INDEX_FOLDER}/docs-vocabulary.json` }],
  }),
  [`${SEARCH_INDEX_FOLDER}/docs-words.json`]: JSON.stringify(SHARD),
  [`${SEARCH_INDEX_FOLDER}/docs-vocabulary.json`]: JSON.stringify(['anchor', 'click']),
  '/api/search/text/docs/install.json': JSON.stringify([
    { text: '' },
    { text: 'Run the\nanchor.' },
    { text: 'Click.' },
  ]),
}

/** Creates a built site with pages, a search index and collections. */
export async function createMcpSite() {
  const { publicDir, remove } = await createContentSite()
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(publicDir, path)), { recursive: true })
    await writeFile(join(publicDir, path), text)
  }
  const pages = ['/', '/docs/install', '/docs/größe', '/long', '/bare', ...PAGES]
  const manifest = { pages, redirects: [], headers: [], inlineHashes: {} }
  return { options: { publicDir, manifest, projectDir: publicDir }, remove }
}
