import { site } from '@galley/site'
import type { IconName } from '@galley/ui/icon'

interface Language {
  label: string | (() => string)
  icon: IconName
}

const typescript: Language = { label: 'TypeScript', icon: 'typescript' }
const javascript: Language = { label: 'JavaScript', icon: 'javascript' }
const shell: Language = { label: 'Shell', icon: 'terminal' }
const markdown: Language = { label: 'Markdown', icon: 'markdown' }
const yaml: Language = { label: 'YAML', icon: 'yaml' }
const json: Language = { label: 'JSON', icon: 'braces' }

/** Languages by the name after the opening fence. */
const languages: Record<string, Language> = {
  ts: typescript,
  typescript,
  mts: typescript,
  tsx: { label: 'TSX', icon: 'typescript' },
  js: javascript,
  javascript,
  mjs: javascript,
  cjs: javascript,
  jsx: { label: 'JSX', icon: 'javascript' },
  json,
  jsonc: json,
  json5: json,
  bash: shell,
  sh: shell,
  shell,
  zsh: shell,
  console: { label: () => site.texts.terminal, icon: 'terminal' },
  md: markdown,
  markdown,
  mdx: { label: 'MDX', icon: 'markdown' },
  yml: yaml,
  yaml,
  html: { label: 'HTML', icon: 'html' },
  css: { label: 'CSS', icon: 'css' },
  graphql: { label: 'GraphQL', icon: 'graphql' },
  sql: { label: 'SQL', icon: 'database' },
  csv: { label: 'CSV', icon: 'file-text' },
  text: { label: () => site.texts.plainText, icon: 'file-text' },
}

/** Returns the label and icon of a code language. Unknown languages keep the name that the author wrote. */
export function languageOf(name: string) {
  const { label, icon }: Language = find(name) ?? { label: name, icon: 'file-code' }
  return { label: typeof label === 'string' ? label : label(), icon }
}

/** Returns the icon for the extension of a file name. */
export const iconOfFile = (name: string): IconName => find(name.split('.').at(-1)!)?.icon ?? 'file-text'

const find = (name: string) => (Object.hasOwn(languages, name) ? languages[name] : undefined)
