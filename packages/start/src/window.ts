import type { TabChoices } from '@galley/core/tab-choice'
import type { ColorModeStore } from './color-mode-store'

declare global {
  interface Window {
    colorMode: ColorModeStore
    /** Id of the build that served this page, once known. The application compares it with the latest build. */
    ownBuild?: string
    /** Path of the page whose HTML the server sent. */
    pagePath?: string
    /** Returns the chosen tab of each set. Shared here so that `deferred.ts` does not contain the code a second time. */
    readTabChoices: () => TabChoices
    /** Called by the application after each hydration of a part of the page. */
    replayEarlyEvents: () => void
    /** Scripts of each page component, by chunk. Gatsby reads them to prefetch the pages of links. */
    ___chunkMapping?: Record<string, string[]>
  }
}
