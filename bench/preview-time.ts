import { type PreviewBuildTimes, measurePreviewBuilds } from './preview-builds'
import { type EditorTimes, measureEditors } from './preview-editors'
import { measureSaves, type SaveTimes } from './preview-saves'
import { servePreview } from './serve-preview'

export interface PreviewTimes extends SaveTimes, EditorTimes {
  builds: PreviewBuildTimes
  /** Milliseconds until a server serves all content, on its first start and on its second. */
  starts: { first: number; restart: number }
}

/** Edits the content of the built site in a folder while previews show the site. */
export async function measurePreview(folder: string): Promise<PreviewTimes> {
  // Runs alone, because a build of the server needs the whole processor.
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
