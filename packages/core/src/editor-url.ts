import { isFromGit } from './versions'

/** A position in a content file. Lines and columns count from 1. */
export interface FilePosition {
  /** The file below `content/`. */
  file: string
  /** @default 1 */
  line?: number
  /** @default 1 */
  column?: number
}

/** Returns the URL template of a Git host's editor, for `fillEditorUrl`. */
export const gitHostEditor = (repositoryUrl: string, branch: string) => `${repositoryUrl}/edit/${branch}/content/{file}`

/** Returns the URL of a Git host's page with the commits of a file, for `fillEditorUrl`. */
export const gitHostHistory = (repositoryUrl: string, branch: string) =>
  `${repositoryUrl}/commits/${branch}/content/{file}`

/**
 * Returns the URL that opens a file at a line in an editor. Returns undefined without a template, and for a file of a version from Git, which nobody
 * can edit.
 * @param template A URL with "{file}", "{line}" and "{column}", such as "vscode://file/site/content/{file}:{line}:{column}".
 */
export const fillEditorUrl = (template: string | undefined, { file, line = 1, column = 1 }: FilePosition) =>
  isFromGit(file)
    ? undefined
    : template
        ?.replace('{file}', () => file.split('/').map(encodeURIComponent).join('/'))
        .replace('{line}', String(line))
        .replace('{column}', String(column))
