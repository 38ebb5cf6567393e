import type { Version } from '@galley/core/versions'

/** Writes versions as the field of `src/site.ts`. */
export const writeVersions = (versions: readonly Version[]) =>
  `  versions: [\n${versions.map(({ name, label, state }) => `    { name: ${quote(name)}, label: ${quote(label)}, state: ${quote(state)} },\n`).join('')}  ],`

const quote = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`)
