import { type PreviewBuildTimes, measurePreviewBuilds } from './preview-builds'
import { type EditorTimes, measureEditors } from './preview-editors'
import { measureSaves, type SaveTimes } from './preview-saves'
import { servePreview } from './serve-preview'

export interface PreviewTimes extends SaveTimes, EditorTimes {
  builds: PreviewBuildTimes
  /** Milliseconds until a server that never ran here serves all content, and the same for one after it. */
  starts: { first: number; restart: number }
}

/** Edits the built site of a folder while previews look at it. */
export async function measurePreview(folder: string): Promise<PreviewTimes> {
  // While the server builds, nobody else has its processor.
  const { first, ...times } = await servePreview({ folder, hasBuilds: false }, async (server) => ({
    first: server.startMs,
    ...(await measureSaves(folder, server)),
    ...(await measureEditors(folder, server)),
  }))
  const builds = await servePreview({ folder, hasBuilds: true }, async (server) => ({
    restart: server.startMs,
    ...(await measurePreviewBuilds(folder, server)),
  }))
  const { restart, ...buildTimes } = builds
  return { ...times, builds: buildTimes, starts: { first, restart } }
}
