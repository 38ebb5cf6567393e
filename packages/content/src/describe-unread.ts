import type { ContentStore } from './content-store'

/** Says how many files have problems that hide their links from the check; undefined when none has. */
export function describeUnread(store: Pick<ContentStore, 'failed'>): string | undefined {
  const unread = [...store.failed()].filter(([, { isUnread }]) => isUnread)
  if (unread.length === 0) return undefined
  const noun = unread.every(([file]) => /\.mdx?$/.test(file)) ? 'page' : 'file'
  return unread.length === 1
    ? `One ${noun} is not checked for links yet: its text cannot be read.`
    : `${unread.length} ${noun}s are not checked for links yet: their text cannot be read.`
}
