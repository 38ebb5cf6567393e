import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { digestOf } from '../file-role'

interface NamedTexts {
  /** An error says what is wrong with the file. */
  texts: Record<string, string> | Error
  digest: string
}

/** Texts by name, from a YAML file below `content/` such as `variables.yml`; none without the file. */
export function readNames(contentDir: string, file: string): NamedTexts {
  const path = join(contentDir, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return { texts: parseNames(source, `content/${file}`), digest: digestOf(Buffer.from(source)) }
}

/** Values are as they are written: "1.10" is no number. */
function parseNames(source: string, file: string): Record<string, string> | Error {
  const document = parseDocument(source, { schema: 'failsafe' })
  const explain = (reason: string) => new Error(`${file} cannot be used: ${reason}`)
  const [error] = document.errors
  if (error) return explain(`${error.message.split('\n')[0]!.replace(/:$/, '')}. Correct the YAML.`)
  const found: unknown = document.contents?.toJS(document, { maxAliasCount: 0 }) ?? {}
  if (found === '') return {}
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return explain('it must hold "name: text" on each line. Correct it.')
  const wrong = Object.entries(found).find(([, value]) => typeof value !== 'string')
  return wrong ? explain(`"${wrong[0]}" must be a text. Write "${wrong[0]}: …".`) : (found as Record<string, string>)
}
