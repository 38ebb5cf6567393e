import type { ContentStore } from './content-store'

/** Says how many pages have problems that hide their links from the check; undefined when none has. */
export function describeUnread(store: Pick<ContentStore, 'failed'>): string | undefined {
  const unread = [...store.failed()].filter(([file, { fields }]) => /\.mdx?$/.test(file) && !('placedLinks' in fields))
  if (unread.length === 0) return undefined
  const pages = unread.length === 1 ? 'One page is' : `${unread.length} pages are`
  return `${pages} not checked for links yet: that takes front matter without syntax errors.`
}
