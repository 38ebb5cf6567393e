import { symlinkSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import type { watch as watchFiles } from 'chokidar'
import { ignoreIn } from './ignore-in'

// The watcher of gatsby-source-filesystem, which has no option for links.
const from = [require.resolve('gatsby-source-filesystem')]
const { watch } = jest.requireActual<{ watch: typeof watchFiles }>(require.resolve('chokidar', { paths: from }))

workInOwnFolder()

test('Gatsby reads content files, but no files behind a symbolic link to a folder', async () => {
  const names = ['a.md', '.a.md.swp', 'a.md~', '#a.md#', '4913', 'a\\b.md', 'x\\y/c.md']
  writeOwnFiles(Object.fromEntries(names.map((name) => [`content/docs/${name}`, '# A'])))
  writeOwnFiles({ 'outside/secret.md': '# Secret' })
  symlinkSync('ada@host.123', 'content/docs/.#a.md')
  symlinkSync('../../outside', 'content/docs/linked')
  symlinkSync('..', 'content/docs/loop')
  symlinkSync('../../outside/secret.md', 'content/docs/link.md')

  const content = resolve('content')
  const found: string[] = []
  const watcher = watch(content, { ignored: [ignoreIn(content)] })
  watcher.on('add', (path) => found.push(relative(content, path)))
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  await watcher.close()
  expect(found.sort()).toEqual(['docs/a.md', 'docs/link.md'])
})
