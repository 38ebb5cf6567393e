import type { TabChoices } from '@galley/core/tab-choice'
import type { ColorModeStore } from './color-mode-store'

declare global {
  interface Window {
    /** The colour mode of this window. */
    colorMode: ColorModeStore
    /** The id of the build that this page is of, once it is known; the application compares it with later ones. */
    ownBuild?: string
    /** The page whose HTML the server sent. */
    pagePath?: string
    /** The tabs that the reader chose, by the name of their sets; here for `deferred.ts`, so that it is not sent twice. */
    readTabChoices: () => TabChoices
    /** Called by the application whenever it has taken over a part of the page. */
    replayEarlyEvents: () => void
    /** Chunk of a page's component to the scripts it needs beside the application; Gatsby reads it to fetch ahead what links lead to. */
    ___chunkMapping?: Record<string, string[]>
  }
}
