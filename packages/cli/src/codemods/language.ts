import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Codemod } from './codemod'

const LANGUAGE = /^([ \t]*language: *)(['"])(([a-z]+)(?:-\w+)*)\2/m

/** Replaces the code of the site's language, such as "de", by the imported table of the language. */
export const language: Codemod = {
  about: 'From 0.1 to 0.2: imports the table of the language in src/site.ts, in place of a code such as "de".',
  change(text, file, projectDir) {
    const match = file === 'src/site.ts' && LANGUAGE.exec(text)
    if (!match) return { text, notes: [] }
    const [found, before = '', , code = '', name = ''] = match
    const path = `@galley/core/languages/${name}`
    try {
      createRequire(join(projectDir, 'package.json')).resolve(path)
    } catch {
      const line = text.slice(0, match.index).split('\n').length
      const remedy = `Write a table in src/languages/${name}.ts, and import it.`
      return { text, notes: [`${file}:${line}  Galley has no table of the language "${code}". ${remedy}`] }
    }
    const value = code === name ? name : `{ ...${name}, code: '${code}' }`
    return { text: `import { ${name} } from '${path}'\n${text.replace(found, `${before}${value}`)}`, notes: [] }
  },
}
