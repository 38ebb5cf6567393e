import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import type { Codemod } from './codemod'

/** Folders and files below `src` of version 0.1, each with its package since 0.2. The first match counts. */
const MOVED: readonly (readonly [from: RegExp, to: string])[] = [
  [/^components\/ui\/(.+)$/, '@galley/ui/$1'],
  [/^components\/((?:content|sections|shell)(?:\/.+)?)$/, '@galley/theme/$1'],
  [/^(layouts\/.+)$/, '@galley/theme/$1'],
  [/^(hooks\/(?:draft-store|use-navigation|use-not-found-event))$/, '@galley/theme/$1'],
  [/^(hooks\/.+)$/, '@galley/ui/$1'],
  [/^styles\/(tokens|theme|scales|mode-colors|fonts)$/, '@galley/tokens/$1'],
  [/^(styles\/global-style)$/, '@galley/theme/$1'],
  [/^(styles\/.+)$/, '@galley/ui/$1'],
  [/^database$/, '@galley/query/client'],
  [/^lib\/content-query$/, '@galley/query/builder'],
  [/^lib\/(.+)$/, '@galley/core/$1'],
  [/^((?:search|start|node|server)(?:\/.+)?)$/, '@galley/$1'],
]

/** Matches paths of imports, exports, `import()`, `require()` and `jest.mock()`, in code and MDX. */
const PATH = /((?:\bfrom|\bimport|\b(?:import|require|mock)\()\s*)(['"])((?:~|\.\.?)\/[^'"\n]+)\2/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx']

/** Replaces imports of engine files, which version 0.1 had in `src`, by imports of packages. */
export const imports: Codemod = {
  about: 'From 0.1 to 0.2: imports packages of the engine in place of its files, such as "~/components/ui/button".',
  change(text, file, projectDir) {
    const { resolve } = createRequire(join(projectDir, 'package.json'))
    const notes: string[] = []
    const changed = text.replace(PATH, (found, before: string, quote: string, path: string, offset: number) => {
      const moved = findPackage(path, file, projectDir)
      if (moved === undefined) return found
      try {
        resolve(moved)
      } catch {
        const line = text.slice(0, offset).split('\n').length
        notes.push(`${file}:${line}  No package has "${moved}". Remove the import, or copy "${path}" from version 0.1.`)
        return found
      }
      return `${before}${quote}${moved}${quote}`
    })
    return { text: changed, notes }
  },
}

/** Returns the new path of an import; undefined for an import that stays. */
function findPackage(path: string, file: string, projectDir: string) {
  const target = path.startsWith('~/') ? `src/${path.slice(2)}` : posix.join(posix.dirname(file), path)
  const isOwn = ENDINGS.some((ending) => existsSync(join(projectDir, target + ending)))
  if (isOwn || !target.startsWith('src/')) return undefined
  const name = target.slice('src/'.length)
  const [from, to] = MOVED.find(([pattern]) => pattern.test(name)) ?? []
  return from && name.replace(from, to!)
}
