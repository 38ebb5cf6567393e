import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { fieldName } from '@galley/core/fields'
import { suggest } from '@galley/core/nearest'
import { positionOfText } from '@galley/core/position-of-text'
import {
  DOCS_PATH,
  folderVersion,
  pathInVersion,
  type Version,
  VERSION_NAME,
  VERSION_STATES,
} from '@galley/core/versions'
import { SITE_FILE } from '@galley/node/site-facts'

const STATES = VERSION_STATES.join(', ')

/** Reports wrong fields in `versions`, missing folders of versions, and folders that belong to no version. */
export function findVersionProblems(facts: object, source: string, projectDir: string): ContentProblem[] {
  const { versions = [] } = facts as { versions?: readonly Version[] }
  const names = versions.map(({ name }) => name)
  const folders = listNames(join(projectDir, 'content')).flatMap((name) => folderVersion(name) ?? [])
  const docs = listNames(join(projectDir, 'content/docs'))

  const describeName = ({ name, state, ref }: Version, index: number) => {
    if (!VERSION_NAME.test(name))
      return `must be a part of a path, got "${name}". Use lower-case letters, digits and dots, such as "2.0".`
    if (names.indexOf(name) < index) return `is "${name}" a second time. Remove one of the two versions.`
    const isFolder = folders.includes(name)
    const folder = `content/docs@${name}`
    if (state === 'current')
      return isFolder
        ? `is "${name}", the current version, whose files are in content/docs. Delete ${folder}, or change the state of the version.`
        : undefined
    // A ref that cannot be read is a problem of its own.
    if (!isFolder && ref === undefined)
      return `is "${name}", but there is no folder ${folder}.${suggest(name, folders)} Create the folder, or remove the version.`
    const path = pathInVersion(DOCS_PATH, name)
    const same = docs.find((entry) => pathOf(`docs/${entry.replace(/\.mdx?$/, '')}`) === path)
    return same && `is "${name}", but content/docs/${same} has the path ${path} too. Rename that file or folder.`
  }
  const describeState = ({ state }: Version) =>
    VERSION_STATES.includes(state)
      ? undefined
      : `must be one of ${STATES}, got "${state}".${suggest(state, VERSION_STATES)} Correct it.`
  const describeAll = () => {
    const current = versions.filter(({ state }) => state === 'current').map(({ name }) => `"${name}"`)
    if (versions.length === 0 || current.length === 1) return undefined
    return `must have one version with the state "current", got ${current.join(', ') || 'none'}. Correct the states.`
  }

  const problems = [
    ...versions.flatMap((version, index) => [
      { field: fieldName(['versions', index, 'name']), value: version.name, problem: describeName(version, index) },
      { field: fieldName(['versions', index, 'state']), value: version.state, problem: describeState(version) },
    ]),
    { field: 'versions', value: names[0] ?? '', problem: describeAll() },
    ...folders
      .filter((name) => !names.includes(name))
      .map((name) => ({
        field: 'versions',
        value: names[0] ?? '',
        problem: `has no version "${name}" for the folder content/docs@${name}.${suggest(name, names)} Add the version, or rename the folder.`,
      })),
  ]
  return problems.flatMap(({ field, value, problem }) =>
    problem === undefined
      ? []
      : [{ file: SITE_FILE, ...positionOfText(value, source), message: `"${field}" ${problem}` }],
  )
}

const listNames = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
