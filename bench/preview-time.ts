import { type PreviewBuildTimes, measurePreviewBuilds } from './preview-builds'
import { type EditorTimes, measureEditors } from './preview-editors'
import { measureSaves, type SaveTimes } from './preview-saves'
import { servePreview } from './serve-preview'

export interface PreviewTimes extends SaveTimes, EditorTimes {
  builds: PreviewBuildTimes
}

/** Edits the built site of a folder while previews look at it. */
export async function measurePreview(folder: string): Promise<PreviewTimes> {
  // While the server builds, nobody else has its processor.
  const times = await servePreview({ folder, hasBuilds: false }, async (server) => ({
    ...(await measureSaves(folder, server)),
    ...(await measureEditors(folder, server)),
  }))
  const builds = await servePreview({ folder, hasBuilds: true }, (server) => measurePreviewBuilds(folder, server))
  return { ...times, builds }
}
