import type { ContentStore } from './content-store'

/** Returns a warning with the number of files whose links cannot be checked because of other problems; undefined if there are none. */
export function describeUnread(store: Pick<ContentStore, 'failed'>): string | undefined {
  const unread = [...store.failed()].filter(([, { isUnread }]) => isUnread)
  if (unread.length === 0) return undefined
  const noun = unread.every(([file]) => /\.mdx?$/.test(file)) ? 'page' : 'file'
  return unread.length === 1
    ? `One ${noun} is not checked for links yet: its text cannot be read.`
    : `${unread.length} ${noun}s are not checked for links yet: their text cannot be read.`
}
