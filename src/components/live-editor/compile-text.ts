import { site } from '~/site'
import { SAMPLE_FILE } from './sample'

export interface CompiledText {
  heading?: string | undefined
  body: unknown
  problems: readonly { line: number; message: string }[]
}

/** An environment without other files and icon sets. */
const ALONE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

/**
 * Loads the site's compiler. The compiler is large, so the page loads it only when a reader starts to write.
 * @throws Error with a message for the reader
 */
export const loadCompiler = () =>
  import('@galley/core/content-compiler').catch((cause: unknown) => {
    throw new Error('The compiler could not be loaded. Check your connection, then type again.', { cause })
  })

/**
 * Compiles the editor's text as the build would.
 * @throws Error with a message for the reader
 */
export async function compileText(text: string): Promise<CompiledText> {
  const { compileMarkdown, contentTextsOf } = await loadCompiler()
  return compileMarkdown(text, SAMPLE_FILE, 1, { ...ALONE, texts: contentTextsOf(site) })
}
