import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const GIT = ['user.name=Ana', 'user.email=ana@example.com', 'gc.auto=0', 'maintenance.auto=false'].flatMap(
  (setting) => ['-c', setting],
)
const runGit = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...GIT, ...args], { cwd, stdio: 'pipe' }).toString()

let template: string | undefined

/** A bare repository with a branch "main" and a clone of it. Made once, then copied for each test. */
function makeTemplate() {
  const root = mkdtempSync(join(tmpdir(), 'repository-'))
  const author = join(root, 'author')
  runGit(root, 'init', '-q', '--bare', '-b', 'main', '--template=', 'origin.git')
  runGit(root, 'init', '-q', '-b', 'main', '--template=', author)
  runGit(root, '-C', 'origin.git', 'config', 'receive.autogc', 'false')
  runGit(author, 'remote', 'add', 'origin', '../origin.git')
  mkdirSync(join(author, 'content'))
  writeFileSync(join(author, 'content/page.md'), 'first')
  writeFileSync(join(author, '.gitignore'), 'node_modules/\n.cache/\n')
  runGit(author, 'add', '-A')
  runGit(author, 'commit', '-q', '-m', 'Start')
  runGit(author, 'push', '-q', 'origin', 'main')
  return root
}

afterAll(() => {
  if (template) rmSync(template, { recursive: true })
})

/** Creates a temporary bare repository with a branch "main", and a clone from which an author pushes. */
export function createGitRepository() {
  template ??= makeTemplate()
  const root = mkdtempSync(join(tmpdir(), 'branches-'))
  cpSync(template, root, { recursive: true })
  const repository = join(root, 'origin.git')
  const author = join(root, 'author')
  const git = (...args: string[]) => runGit(author, ...args)
  const headOf = (branch: string) => join(author, '.git/refs/heads', branch)

  const commit = (file: string, text: string) => {
    mkdirSync(dirname(join(author, file)), { recursive: true })
    writeFileSync(join(author, file), text)
    git('add', '-A')
    git('commit', '-q', '-m', `Change ${file}`)
  }

  return {
    root,
    repository,
    author,
    git,
    commit,
    /** Commits a file on a branch and pushes the branch. Creates a missing branch. */
    push(branch: string, text: string, file = 'content/page.md') {
      git('checkout', '-q', ...(existsSync(headOf(branch)) ? [branch] : ['-b', branch, 'main']))
      commit(file, text)
      git('push', '-q', '--force', 'origin', `refs/heads/${branch}`)
      return readFileSync(headOf(branch), 'utf8').trim()
    },
    link(target: string, file: string) {
      symlinkSync(target, join(author, file))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Replaces Git with a script that runs `prelude`, then Git. */
export function replaceGit(root: string) {
  const bin = join(root, 'bin')
  const path = process.env['PATH'] ?? ''
  const realGit = execFileSync('sh', ['-c', 'command -v git']).toString().trim()
  mkdirSync(bin)
  process.env['PATH'] = `${bin}${delimiter}${path}`
  return {
    setPrelude: (prelude: string) =>
      writeFileSync(join(bin, 'git'), `#!/bin/sh\n${prelude}\nexec "${realGit}" "$@"\n`, { mode: 0o755 }),
    stop: () => void (process.env['PATH'] = path),
  }
}
