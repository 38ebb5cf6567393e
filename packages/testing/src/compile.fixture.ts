import { type ContentEnvironment, compileMarkdown } from '@galley/core/content-compiler'
import { pathOf } from '@galley/core/content-path'
import { downloadUrl } from '@galley/core/download-url'
import { en } from '@galley/core/languages/en'
import { testTable } from './test-table.fixture'

const FILES = [
  'docs/1.start/3.next.draft.md',
  'index.mdx',
  'notes.md',
  'docs/index.md',
  'docs/1.start/1.page.md',
  'docs/1.start/2.install.md',
  'docs/1.start/c# & co.md',
  'docs/1.start/shot.png',
  'docs/1.start/my shot.png',
  'images/logo.svg',
  'docs/1.start/données.csv',
  'docs/1.start/talk.pdf',
  'docs/1.start/plan.draft.pdf',
  'docs/1.start/.secret.txt',
  'docs/1.start/settings.yml',
  'docs/1.start/LICENSE',
  'prices/eu.csv',
]

const REDIRECTS: Record<string, string> = {
  '/docs/start/setup': '/docs/start/install#step-1',
  '/docs/start/old': '/blog',
  '/docs/start/self': '/docs/start/page#part',
}

/** An environment with a few content files. The path of a page follows from its file name. */
export const environment: ContentEnvironment = {
  texts: en.texts,
  hasFile: (file) => FILES.includes(file),
  hasStatic: (file) => file === 'shots/a b.png',
  imageHosts: ['img.example'],
  listFiles: () => FILES,
  pathOfFile: (file) => (/^(?!notes\.).*\.mdx?$|^prices\//.test(file) ? pathOf(file.replace(/\.\w+$/, '')) : undefined),
  publishFile: (file) => downloadUrl(file, '0123456789abcdef'.repeat(2)),
  findRedirect: (path) => REDIRECTS[path],
  islands: () => ['server-status'],
  examples: { list: () => ['button', 'button-loading'], read: (name) => `export const name = '${name}'\n` },
  documentedProps: {
    Button: [
      {
        name: 'size',
        type: "`'sm' | 'md'`",
        default: "`'md'`",
        description: 'How large, as `font-size`.',
        required: false,
      },
      { name: 'to', type: '`string`', description: 'Where it leads.', required: true },
      { name: 'icon', type: '`IconName`', description: '', required: false },
    ],
    Kbd: [],
  },
  suggestIcon: () => ' Icon sets: lucide.',
  findIcon: (name) => (name === 'lucide:rocket' ? { body: '<path/>', width: 24, height: 24 } : undefined),
}

/** An environment without files. */
export const NOWHERE: ContentEnvironment = {
  texts: en.texts,
  hasFile: () => false,
  pathOfFile: () => undefined,
  findIcon: () => undefined,
}

/** Compiles a text as the page "docs/1.start/1.page.md" of the environment. */
export const compile = (text: string, textLine = 1, title?: string) =>
  compileMarkdown(text, 'docs/1.start/1.page.md', textLine, environment, title)

/** Returns the compiled body of a text. Throws if the compiler reports a problem. */
export async function bodyOf(text: string): Promise<unknown> {
  const { body, problems } = await compile(text)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  return body
}

/** Returns the problems that the compiler finds in a text, each as "line:column message". */
export async function problemsOf(text: string, textLine = 1) {
  const { problems } = await compile(text, textLine)
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

/** Declares a test for the compiled body of each text. The compiler must report no problem. */
export const testBodies = testTable(bodyOf)

/**
 * Declares a test for each text: its value is the problem that the compiler reports, or the list of problems if the compiler reports none or several.
 */
export const testProblems = testTable(async (text) => {
  const problems = await problemsOf(text)
  return problems.length === 1 ? problems[0] : problems
})

export const TOO_DEEP = 'The text is nested too deeply to be shown. Remove some levels of lists, quotes or directives.'

/** Returns a table whose rows have only their first cell. */
export const tableOf = (columns: number, rows: number) =>
  `${'a|'.repeat(columns)}\n${'-|'.repeat(columns)}\n${'a|\n'.repeat(rows - 1)}\n`
