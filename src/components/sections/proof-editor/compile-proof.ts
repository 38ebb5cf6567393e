import { SAMPLE_FILE } from './sample'

/** A text as a page shows it, and what is wrong with it. */
export interface Proof {
  heading?: string | undefined
  body: unknown
  problems: readonly { line: number; message: string }[]
}

/** The text stands alone: no other files, no icon sets, plain code blocks. */
const ALONE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }

/** Fetches the site's compiler; it is a large part of the code, so only who writes gets it. */
export const loadCompiler = () => import('~/lib/content-compiler')

/** Compiles what stands in the editor, as the build would. */
export async function compileProof(text: string): Promise<Proof> {
  const { compileMarkdown } = await loadCompiler()
  return compileMarkdown(text, SAMPLE_FILE, 1, ALONE)
}
