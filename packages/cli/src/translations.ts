import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type FileHistory, readGivenHistory } from '@galley/content'
import { digestOriginal, isOutdated, writeRecord } from '@galley/content/translation-state'
import { listUntranslated } from '@galley/core/collections'
import { fileLanguage, inFirstLanguage, listTranslations } from '@galley/core/translations'
import { isFromGit, isUnmaintained } from '@galley/core/versions'
import { compileContent } from './compile-content'

/** Files of a language, such as "content/docs/a.de.md". Missing translations have the files of their originals. */
interface LanguageState {
  translated: string[]
  outdated: string[]
  missing: string[]
}

/** Lists the translations of each language, or records that translations are current. */
export async function translations(args: string[], projectDir = process.cwd()): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: flag, strict: flag, record: flag },
  })
  if (values.record !== positionals.length > 0)
    throw new Error('To mark translations as current, name their files after "--record", such as content/docs/a.de.md.')
  if (listTranslations().length === 0 && !values.json) {
    console.log('This site has one language. To translate it, list its languages in "languages" of src/site.ts.')
    return 0
  }
  if (values.record) {
    for (const file of positionals) await recordOriginal(projectDir, file)
    return 0
  }
  const histories = await readGivenHistory(join(projectDir, 'content'), process.env, { contributors: false })
  const languages = await findStates(projectDir, histories)
  const hasHistory = histories.size > 0
  console.log(values.json ? JSON.stringify({ hasHistory, languages }, null, 2) : describe(hasHistory, languages))
  const isComplete = Object.values(languages).every(({ outdated, missing }) => outdated.length + missing.length === 0)
  return values.strict && !isComplete ? 1 : 0
}

/** Returns the files of each language, by its code. */
async function findStates(projectDir: string, histories: ReadonlyMap<string, FileHistory>) {
  const store = await compileContent(projectDir, { historyOf: (file) => histories.get(file) })
  const pages = store.files().flatMap((one) => {
    if (one.kind !== 'page' || one.entry?.draft || isFromGit(one.file) || isUnmaintained(one.file)) return []
    const { file, entry: { meta = {}, isBehind = false } = {} } = one
    return [{ file, stem: file.replace(/\.\w+$/, ''), meta, isBehind }]
  })
  const states: Record<string, LanguageState> = {}
  for (const code of listTranslations()) {
    const missing = listUntranslated(pages).filter(({ language }) => language === code)
    const state: LanguageState = {
      translated: [],
      outdated: [],
      missing: missing.map(({ original }) => `content/${original.file}`),
    }
    for (const page of pages.filter(({ file }) => fileLanguage(file) === code)) {
      const kind = (await isOutdated(join(projectDir, 'content'), page)) ? 'outdated' : 'translated'
      state[kind].push(`content/${page.file}`)
    }
    states[code] = state
  }
  return states
}

function describe(hasHistory: boolean, languages: Readonly<Record<string, LanguageState>>) {
  const lines = Object.entries(languages).flatMap(([code, { translated, outdated, missing }]) => [
    `${code}: ${translated.length} translated, ${outdated.length} outdated, ${missing.length} missing`,
    ...outdated.map((file) => `  outdated  ${file}`),
    ...missing.map((file) => `  missing   ${file}`),
  ])
  if (!hasHistory)
    lines.push('There is no Git history here, so translations without a record are not compared with their originals.')
  return lines.join('\n')
}

/** Writes the digest of the present original into a translation. */
async function recordOriginal(projectDir: string, name: string) {
  const contentDir = join(projectDir, 'content')
  const file = relative(contentDir, resolve(projectDir, name)).replaceAll('\\', '/')
  const path = join(contentDir, file)
  if (!existsSync(path))
    throw new Error(`There is no file "${name}". Name a translation, such as content/docs/a.de.md.`)
  const digest = fileLanguage(file) && (await digestOriginal(contentDir, file))
  if (!digest)
    throw new Error(
      `"${name}" is not a translation. Name a file such as content/docs/a.de.md, beside content/docs/a.md.`,
    )
  writeFileSync(path, writeRecord(file, readFileSync(path, 'utf8'), digest))
  console.log(`content/${file} is a translation of the present content/${inFirstLanguage(file)}.`)
}
