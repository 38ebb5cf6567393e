import type { Code, Root } from 'mdast'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { DocumentContext } from './document-context'

/** The `sync` name of tabs that share the reader's package manager. */
export const PACKAGE_MANAGER_SYNC = 'package-manager'

type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun'
const MANAGERS: readonly Manager[] = ['npm', 'pnpm', 'yarn', 'bun']

/** Patterns of npm commands, and the same commands of other package managers. `$1` is the text that the group matched. */
const COMMANDS: [npm: RegExp, others: Record<Exclude<Manager, 'npm'>, string>][] = [
  [/^npm (?:install|i)$/, { pnpm: 'pnpm install', yarn: 'yarn install', bun: 'bun install' }],
  [
    /^npm (?:ci|clean-install)$/,
    {
      pnpm: 'pnpm install --frozen-lockfile',
      yarn: 'yarn install --frozen-lockfile',
      bun: 'bun install --frozen-lockfile',
    },
  ],
  [
    /^npm (?:install|i|add) (?:-g|--global) (.+)$/,
    { pnpm: 'pnpm add -g $1', yarn: 'yarn global add $1', bun: 'bun add -g $1' },
  ],
  [
    /^npm (?:install|i|add) (?:-D|--save-dev) (.+)$/,
    { pnpm: 'pnpm add -D $1', yarn: 'yarn add -D $1', bun: 'bun add -d $1' },
  ],
  [/^npm (?:install|i|add) (?!-)(.+)$/, { pnpm: 'pnpm add $1', yarn: 'yarn add $1', bun: 'bun add $1' }],
  [
    /^npm (?:uninstall|un|remove|rm) (?!-)(.+)$/,
    { pnpm: 'pnpm remove $1', yarn: 'yarn remove $1', bun: 'bun remove $1' },
  ],
  [/^npm (?:create|init) (?!-)(.+)$/, { pnpm: 'pnpm create $1', yarn: 'yarn create $1', bun: 'bun create $1' }],
  [/^npm (?:run|run-script) (.+)$/, { pnpm: 'pnpm run $1', yarn: 'yarn run $1', bun: 'bun run $1' }],
  [/^npm (start|test)$/, { pnpm: 'pnpm $1', yarn: 'yarn $1', bun: 'bun run $1' }],
  [/^npx (?!-)(.+)$/, { pnpm: 'pnpm dlx $1', yarn: 'yarn dlx $1', bun: 'bunx $1' }],
]

/** Translates an npm command for another package manager. Returns other commands unchanged, and undefined for an unknown npm command. */
export function convertCommand(command: string, manager: Manager): string | undefined {
  if (manager === 'npm' || !/^(npm|npx)\b/.test(command)) return command
  const found = COMMANDS.find(([npm]) => npm.test(command))
  // Only npm needs "--" before the arguments of a script.
  return found && command.replace(found[0], found[1][manager]).replace(' -- ', ' ')
}

/** `:::package-managers` in Markdown, or `<PackageManagers>` in MDX. */
interface Block extends Node {
  name: string
  attributes: unknown
  children: Node[]
}

const isBlock = (node: Node): node is Block =>
  'name' in node &&
  ((node.type === 'containerDirective' && node.name === 'package-managers') ||
    (node.type === 'mdxJsxFlowElement' && node.name === 'PackageManagers'))

/** Turns each block of npm commands into a code group with a tab for each package manager. Reports commands that cannot be translated. */
export function expandPackageManagers(tree: Root, context: DocumentContext) {
  visit(tree as Node, (node) => {
    if (!isBlock(node)) return
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
