import type { PageEntry } from '@galley/core/collections'
import type { ColorPreference } from '@galley/core/color-mode'

/** Returns the forced mode of each page, by path, and a problem for each page that forces "system". */
export function readForcedModes(pages: Iterable<Pick<PageEntry, 'path' | 'colorMode'>>) {
  const modes = new Map<string, ColorPreference>()
  const problems: string[] = []
  for (const { path, colorMode } of pages) {
    if (colorMode) modes.set(path, colorMode)
    if (colorMode === 'system')
      problems.push(
        `The page ${path} cannot force the colour mode "${colorMode}", which is the reader's choice anyway. Write "light" or "dark", or take "colorMode" out of its front matter.`,
      )
  }
  return { modes, problems }
}
