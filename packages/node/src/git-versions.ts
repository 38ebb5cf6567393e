import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ContentProblem } from '@galley/core/content-source'
import { fieldName } from '@galley/core/fields'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { suggest } from '@galley/core/nearest'
import { positionOfText } from '@galley/core/position-of-text'
import { listTranslations } from '@galley/core/translations'
import { type Version, VERSION_NAME } from '@galley/core/versions'
import { askGit } from './ask-git'
import { listFolders } from './list-files'
import { SITE_FILE } from './site-facts'

const run = promisify(execFile)

/** Runs no hooks of the repository and creates no symbolic links, which could point to any file. */
const CHECKOUT = [
  '--literal-pathspecs',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.symlinks=false',
  'checkout',
  '--quiet',
  '--',
]

/** This file makes Git ignore the folder of a version, and marks the folder as written by `readGitVersions`. */
const MARK_FILE = '.gitignore'
const MARK = '# Written by Galley from Git. Changes in this folder are lost.'

interface ReadOptions {
  /** Folder of the project in a clone of its repository. @default projectDir */
  repository?: string
  /** Additional environment variables for Git. */
  env?: NodeJS.ProcessEnv
}

/**
 * Writes the files of each version with a `ref` from Git into a folder such as `content/docs@1`, which Git ignores. Folders of the same commit stay
 * as they are. Deletes folders of versions that have no `ref` any more. Returns a problem for each ref that cannot be read.
 */
export async function readGitVersions(
  projectDir: string,
  versions: readonly Version[],
  options: ReadOptions = {},
): Promise<ContentProblem[]> {
  // Other names could lead out of `content/`. The check of the settings reports them.
  const read = versions.filter(({ name, ref }) => ref !== undefined && VERSION_NAME.test(name))
  for (const folder of listWritten(projectDir))
    if (!read.some(({ name }) => folder.endsWith(`docs@${name}`))) await rm(folder, { recursive: true })
  const problems: ContentProblem[] = []
  for (const version of read) {
    const problem = await readVersion(projectDir, version, options)
    if (problem === undefined) continue
    // A preview may show a folder that has only content.
    const source = (await readFile(join(projectDir, SITE_FILE), 'utf8').catch(ignoreMissing)) ?? ''
    const { ref = '' } = version
    const message = `"${fieldName(['versions', versions.indexOf(version), 'ref'])}" is "${ref}", but ${problem}`
    problems.push({ file: SITE_FILE, ...positionOfText(ref, source), message })
  }
  return problems
}

/** Writes the folders of a version, unless they are up to date. Returns a problem of its ref. */
async function readVersion(
  projectDir: string,
  { name, state, ref = '' }: Version,
  { repository = projectDir, env }: ReadOptions,
): Promise<string | undefined> {
  if (state === 'current') return 'the current version is in content/docs. Remove "ref".'
  // The folder without a language comes last, so that its mark means that all folders are complete.
  const folders = [...listTranslations().map((code) => `content/${code}/docs`), 'content/docs'].map((source) => ({
    source,
    folder: `${source}@${name}`,
    target: join(projectDir, `${source}@${name}`),
  }))
  const own = folders.find(({ target }) => existsSync(target) && readMark(target) === undefined)
  if (own) return `there is a folder ${own.folder} too. Delete the folder, or remove "ref".`

  const found = await findCommit(repository, ref).catch((error: unknown) => (error as Error).message)
  if (typeof found === 'string') return found
  const known = readMark(join(projectDir, `content/docs@${name}`))
  const markOf = (commit: string) => `${MARK}\n# ${ref} ${listTranslations().join()} ${commit}`
  // Builds in a preview or a container may have the folders, but no repository.
  if (!found) return known?.startsWith(markOf('')) ? undefined : NO_REPOSITORY
  const { commit, gitDir, prefix } = found
  if (commit === undefined) return describeMissing(ref, await listRefs(repository))
  const mark = `${markOf(commit)}\n*\n`
  if (known === mark) return undefined

  const answer = await askGit(
    repository,
    'ls-tree',
    '--full-tree',
    '-d',
    '--name-only',
    '-z',
    commit,
    ...folders.map(({ source }) => prefix + source),
  )
  const inCommit = new Set(answer?.split('\0'))
  const wanted = folders.filter(({ source }) => inCommit.has(prefix + source))
  if (!inCommit.has(`${prefix}content/docs`))
    return `this commit has no folder ${prefix}content/docs. Name a commit that has the folder, or remove "ref".`
  for (const { target } of folders) await rm(target, { recursive: true, force: true })
  const tree = await mkdtemp(join(tmpdir(), 'galley-version-'))
  try {
    await checkOut(
      { gitDir, commit, tree, env },
      wanted.map(({ source }) => prefix + source),
    )
    for (const { source, target } of wanted) {
      await cp(join(tree, prefix, source), target, { recursive: true })
      await writeFile(join(target, MARK_FILE), mark)
    }
  } finally {
    await rm(tree, { recursive: true, force: true })
  }
  return undefined
}

interface Checkout {
  gitDir: string
  commit: string
  /** Folder for the files. */
  tree: string
  env: NodeJS.ProcessEnv | undefined
}

/** Checks out folders of a commit, without changing the index or the working tree of the repository. */
async function checkOut({ gitDir, commit, tree, env }: Checkout, folders: readonly string[]) {
  const options = { cwd: tree, env: { ...process.env, ...env, GIT_INDEX_FILE: join(tree, '.index') } }
  const place = ['--git-dir', gitDir, '--work-tree', tree]
  // The index contains all files of the commit, so that each `.gitattributes` of the repository applies.
  await run('git', [...place, 'read-tree', commit], options)
  await run('git', [...place, ...CHECKOUT, ...folders], options)
}

const NO_REPOSITORY =
  'the site is in no Git repository. Build in a clone of the repository, or replace "ref" by a folder of files.'

function describeMissing(ref: string, refs: readonly string[]) {
  const remedy =
    'Correct it, or fetch it: run "git fetch --tags origin", and in GitHub Actions set "fetch-depth: 0" for actions/checkout.'
  return `the repository has no tag, branch or commit with this name.${suggest(ref, refs)} ${remedy}`
}

/** Finds the commit of a ref. Returns undefined outside a repository. @throws Error if Git cannot be run */
async function findCommit(repository: string, ref: string) {
  const paths = await askGit(repository, 'rev-parse', '--show-prefix', '--absolute-git-dir')
  if (paths === undefined) return undefined
  const [prefix = '', gitDir = ''] = paths.split('\n')
  // A clone has only its own branch, and the others as those of "origin". Git would read a name with "-" as an option.
  const names = ref.startsWith('-') ? [] : [ref, `origin/${ref}`]
  const answers = names.map((name) =>
    askGit(repository, 'rev-parse', '--quiet', '--verify', `${name}^{commit}`).catch(() => undefined),
  )
  return { prefix, gitDir, commit: (await Promise.all(answers)).find(Boolean)?.trim() }
}

async function listRefs(repository: string) {
  const answer = await askGit(repository, 'for-each-ref', '--format=%(refname:lstrip=2)', 'refs/tags', 'refs/heads')
  return answer?.split('\n').filter(Boolean) ?? []
}

/** Returns the mark of a folder that `readGitVersions` wrote; undefined for other folders. */
function readMark(folder: string) {
  const file = join(folder, MARK_FILE)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.startsWith(MARK) ? text : undefined
}

/** Lists the folders that `readGitVersions` wrote, also for languages that the site does not have any more. */
function listWritten(projectDir: string) {
  const contentDir = join(projectDir, 'content')
  const listIn = (folder: string) => listFolders(folder).map((name) => join(folder, name))
  return [contentDir, ...listIn(contentDir)].flatMap(listIn).filter((folder) => readMark(folder) !== undefined)
}
