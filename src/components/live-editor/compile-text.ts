import { SAMPLE_FILE } from './sample'

/** A compiled text, and its problems. */
export interface CompiledText {
  heading?: string | undefined
  body: unknown
  problems: readonly { line: number; message: string }[]
}

/** Compiles without other files, icon sets and highlighting. */
const ALONE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

/**
 * Loads the site's compiler. It is large, so it loads when somebody starts to write.
 * @throws Error with words for the reader
 */
export const loadCompiler = () =>
  import('@galley/core/content-compiler').catch((cause: unknown) => {
    throw new Error('The compiler could not be fetched. Check the connection, then type again.', { cause })
  })

/**
 * Compiles the editor's text as the build would.
 * @throws Error with words for the reader
 */
export async function compileText(text: string): Promise<CompiledText> {
  const { compileMarkdown } = await loadCompiler()
  return compileMarkdown(text, SAMPLE_FILE, 1, ALONE)
}
