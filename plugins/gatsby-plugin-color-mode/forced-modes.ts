import type { ColorMode } from '../../src/lib/color-mode'

/** What a page's front matter says of its mode. */
export interface ModeWish {
  path: string
  colorMode?: string | null
}

/** Page to the mode that its front matter forces, and the pages that ask for what cannot be forced. */
export function readForcedModes(pages: Iterable<ModeWish>) {
  const modes = new Map<string, ColorMode>()
  const problems: string[] = []
  for (const { path, colorMode } of pages) {
    if (colorMode === 'light' || colorMode === 'dark') modes.set(path, colorMode)
    else if (colorMode)
      problems.push(
        `The page ${path} cannot force the colour mode "${colorMode}", which is the reader's choice anyway. Write "light" or "dark", or take "colorMode" out of its front matter.`,
      )
  }
  return { modes, problems }
}
