import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const IDENTITY = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', '-c', 'commit.gpgSign=false']

/** Makes a temporary bare repository with a branch "main", and a clone of it from which an author pushes. */
export function createGitRepository() {
  const root = mkdtempSync(join(tmpdir(), 'branches-'))
  const repository = join(root, 'origin.git')
  const author = join(root, 'author')
  const git = (...args: string[]) =>
    execFileSync('git', [...IDENTITY, ...args], { cwd: author, stdio: 'pipe' }).toString()

  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', repository])
  execFileSync('git', ['init', '-q', '-b', 'main', author])
  git('remote', 'add', 'origin', repository)

  const commit = (file: string, text: string) => {
    mkdirSync(dirname(join(author, file)), { recursive: true })
    writeFileSync(join(author, file), text)
    git('add', '-A')
    git('commit', '-q', '-m', `Change ${file}`)
  }
  commit('content/page.md', 'first')
  writeFileSync(join(author, '.gitignore'), 'node_modules/\n.cache/\n')
  git('add', '-A')
  git('commit', '-q', '--amend', '--no-edit')
  git('push', '-q', 'origin', 'main')

  return {
    root,
    repository,
    author,
    git,
    commit,
    /** Commits a file on a branch, which is made when there is none, and pushes it. */
    push(branch: string, text: string, file = 'content/page.md') {
      const isThere = git('branch', '--list', branch).trim() !== ''
      git('checkout', '-q', ...(isThere ? [branch] : ['-b', branch, 'main']))
      commit(file, text)
      git('push', '-q', '--force', 'origin', `refs/heads/${branch}`)
      return git('rev-parse', 'HEAD').trim()
    },
    link(target: string, file: string) {
      symlinkSync(target, join(author, file))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Puts a script before Git that writes down each command, and runs `prelude` before it hands over to Git. */
export function watchGit(root: string) {
  const bin = join(root, 'bin')
  const log = join(root, 'git.log')
  const path = process.env['PATH'] ?? ''
  const realGit = execFileSync('sh', ['-c', 'command -v git']).toString().trim()
  const setPrelude = (prelude: string) => {
    writeFileSync(join(bin, 'git'), `#!/bin/sh\necho "$*" >> "${log}"\n${prelude}\nexec "${realGit}" "$@"\n`)
    chmodSync(join(bin, 'git'), 0o755)
  }
  mkdirSync(bin)
  setPrelude('')
  process.env['PATH'] = `${bin}${delimiter}${path}`
  return {
    setPrelude,
    /** The commands that ran, with these words in them. */
    count: (words: string) =>
      existsSync(log)
        ? readFileSync(log, 'utf8')
            .split('\n')
            .filter((line) => line.includes(words)).length
        : 0,
    stop: () => void (process.env['PATH'] = path),
  }
}
