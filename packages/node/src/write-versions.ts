import type { Version } from '@galley/core/versions'

/** Writes versions as the field of `src/site.ts`. */
export const writeVersions = (versions: readonly Version[]) =>
  `  versions: [\n${versions.map((version) => `    { ${writeFields(version)} },\n`).join('')}  ],`

const writeFields = ({ name, label, state, ref }: Version) =>
  Object.entries({ name, label, state, ref })
    .flatMap(([field, value]) => (value === undefined ? [] : `${field}: ${quote(value)}`))
    .join(', ')

const quote = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`)
