import type { ContentView, PageName } from '@galley/content'

const NO_FOLDERS: ReturnType<ContentView['folders']> = []

/** The content without the pages that may not be seen; data has no path, and stays. Folders are named as their paths are: their titles may be drafts. */
export const narrowView = (view: ContentView, maySee: (path: string) => boolean): ContentView => ({
  ...view,
  folders: () => NO_FOLDERS,
  entriesOf: (collection) =>
    view.entriesOf(collection as PageName).filter(({ path }) => typeof path !== 'string' || maySee(path)),
})
