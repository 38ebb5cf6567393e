import type { Code, Root } from 'mdast'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { isAuthorBlock } from './component-node'
import type { DocumentContext } from './document-context'

/** The `sync` name of tabs that share the reader's package manager. */
export const PACKAGE_MANAGER_SYNC = 'package-manager'

type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun'
const MANAGERS: readonly Manager[] = ['npm', 'pnpm', 'yarn', 'bun']

/**
 * Patterns of npm commands, each with the command of other package managers: "pm" stands for the name of the package manager, `$1` for the text that
 * the group matched. An optional third element of a row has the commands that differ.
 */
const COMMANDS: [npm: RegExp, command: string, others?: Partial<Record<Manager, string>>][] = [
  [/^npm (?:install|i)$/, 'pm install'],
  [/^npm (?:ci|clean-install)$/, 'pm install --frozen-lockfile'],
  [/^npm (?:install|i|add) (?:-g|--global) (.+)$/, 'pm add -g $1', { yarn: 'yarn global add $1' }],
  [/^npm (?:install|i|add) (?:-D|--save-dev) (.+)$/, 'pm add -D $1', { bun: 'bun add -d $1' }],
  [/^npm (?:install|i|add) (?!-)(.+)$/, 'pm add $1'],
  [/^npm (?:uninstall|un|remove|rm) (?!-)(.+)$/, 'pm remove $1'],
  [/^npm (?:create|init) (?!-)(.+)$/, 'pm create $1'],
  [/^npm (?:run|run-script) (.+)$/, 'pm run $1'],
  [/^npm (start|test)$/, 'pm $1', { bun: 'bun run $1' }],
  [/^npx (?!-)(.+)$/, 'pm dlx $1', { bun: 'bunx $1' }],
]

/** Translates an npm command for another package manager. Returns other commands unchanged, and undefined for an unknown npm command. */
export function convertCommand(command: string, manager: Manager): string | undefined {
  if (manager === 'npm' || !/^(npm|npx)\b/.test(command)) return command
  const [npm, common, others] = COMMANDS.find(([npm]) => npm.test(command)) ?? []
  const converted = others?.[manager] ?? common?.replace(/^pm/, manager)
  // Only npm needs "--" before the arguments of a script.
  return converted && command.replace(npm!, converted).replace(' -- ', ' ')
}

/** Turns each block of npm commands into a code group with a tab for each package manager. Reports commands that cannot be translated. */
export function expandPackageManagers(tree: Root, context: DocumentContext) {
  visit(tree as Node, (node) => {
    if (!isAuthorBlock(node, 'package-managers', 'PackageManagers')) return
    const code = node.children.find((child): child is Code => child.type === 'code')
    if (code) node.children = MANAGERS.map((manager) => convertBlock(code, manager, context))
    if (node.type === 'containerDirective') return
    node.name = 'CodeGroup'
    node.attributes = [{ type: 'mdxJsxAttribute', name: 'sync', value: PACKAGE_MANAGER_SYNC }]
  })
}

function convertBlock(code: Code, manager: Manager, context: DocumentContext): Code {
  const lines = code.value.split('\n').map((line, index) =>
    line
      .split(/(\s*&&\s*)/)
      .map((command) => {
        const converted = convertCommand(command, manager)
        if (converted === undefined && manager === 'pnpm') reportUnknown(command, code, index, context)
        return converted ?? command
      })
      .join(''),
  )
  const meta = code.meta?.replace(/\[[^\]]*\]/, '') ?? ''
  return { ...code, lang: code.lang ?? 'sh', meta: `[${manager}] ${meta}`, value: lines.join('\n') }
}

function reportUnknown(command: string, { position }: Code, index: number, context: DocumentContext) {
  const start = position && { line: position.start.line + 1 + index, column: position.start.column }
  const remedy = 'Write a ":::code-group" with a block for each package manager.'
  context.report(start, `"${command}" cannot be translated for pnpm, yarn and bun. ${remedy}`)
}
