import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { watch as watchFiles } from 'chokidar'
import { ignoreIn } from './ignore-in'

// The watcher of gatsby-source-filesystem, which has no option for links.
const from = [require.resolve('gatsby-source-filesystem')]
const { watch } = jest.requireActual<{ watch: typeof watchFiles }>(require.resolve('chokidar', { paths: from }))

test('Gatsby reads content files, but no files behind a symbolic link to a folder', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ignore-')))
  const content = join(root, 'content')
  mkdirSync(join(content, 'docs'), { recursive: true })
  mkdirSync(join(root, 'outside'))
  writeFileSync(join(root, 'outside/secret.md'), '# Secret')
  for (const name of ['a.md', '.a.md.swp', 'a.md~', '#a.md#', '4913', 'a\\b.md'])
    writeFileSync(join(content, 'docs', name), '# A')
  mkdirSync(join(content, 'docs/x\\y'))
  writeFileSync(join(content, 'docs/x\\y/c.md'), '# C')
  symlinkSync('ada@host.123', join(content, 'docs/.#a.md'))
  symlinkSync('../../outside', join(content, 'docs/linked'))
  symlinkSync('..', join(content, 'docs/loop'))
  symlinkSync('../../outside/secret.md', join(content, 'docs/link.md'))

  const found: string[] = []
  const watcher = watch(content, { ignored: [ignoreIn(content)] })
  watcher.on('add', (path) => found.push(relative(content, path)))
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  await watcher.close()
  expect(found.sort()).toEqual(['docs/a.md', 'docs/link.md'])
  rmSync(root, { recursive: true })
})
