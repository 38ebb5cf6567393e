import { cpSync, existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isDraftFile } from '@galley/core/content-path'
import { readSource } from '@galley/core/content-source'
import { type Version, VERSION_NAME } from '@galley/core/versions'
import { listFiles } from '@galley/node/list-files'
import { readSite, SITE_FILE } from '@galley/node/site-facts'
import { writeVersions } from '@galley/node/write-versions'

const CURRENT = 'content/docs'

/** Copies the current documentation into the folder of a version, and prints the settings that the version needs. */
export async function keepVersion([name = '']: string[], projectDir = process.cwd()): Promise<undefined> {
  if (!VERSION_NAME.test(name))
    throw new Error(`galley version needs a name such as 2.0, got "${name}". Use lower-case letters, digits and dots.`)
  const folder = `${CURRENT}@${name}`
  const [from, to] = [join(projectDir, CURRENT), join(projectDir, folder)]
  if (!existsSync(from)) throw new Error(`There is no folder ${CURRENT}. Run the command in the folder of your site.`)
  if (existsSync(to)) throw new Error(`The version ${name} exists: ${folder}. Delete this folder, or use another name.`)
  for (const file of listFiles(from)) if (!isDraft(join(from, file))) cpSync(join(from, file), join(to, file))

  const { facts } = await readSite(projectDir)
  const { versions = [] } = facts as { versions?: readonly Version[] }
  const { label = name } = versions.find((version) => version.name === name) ?? {}
  const kept: Version = { name, label, state: 'maintained' }
  const current = versions.find((version) => version.state === 'current' && version.name !== name)
  const next: Version = current ?? { name: 'NEW', label: 'NEW', state: 'current' }
  const others = versions.filter((version) => version !== current && version.name !== name)
  console.log(
    `${folder} has the ${listFiles(to).length} files of ${CURRENT}. Write these versions into ${SITE_FILE}, with the newest first${
      current ? '' : ', and replace NEW by the name of the version that you write in content/docs now'
    }:\n\n${writeVersions([next, kept, ...others])}`,
  )
}

/** True for a draft, by the name or the front matter of the file. */
const isDraft = (file: string) =>
  isDraftFile(file) ||
  (/\.(mdx?|ya?ml|json)$/.test(file) &&
    (readSource(file, extname(file).slice(1), readFileSync(file, 'utf8')).fields as { draft?: unknown }).draft === true)
