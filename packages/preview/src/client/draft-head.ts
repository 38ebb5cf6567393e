/** Marks the title of a page with drafts. */
export const markTitle = (title: string) => `✎ Draft: ${title}`

export interface DraftHead {
  title: string
  description: string
}

/** Writes a text over that of an element, and keeps that: also when both are the same, for the element may be that of another page. */
function replaceText<Key extends string>(find: () => Record<Key, string> | null, key: Key, text: string) {
  let replaced: { element: object; before: string } | undefined
  return {
    apply: () => {
      const element: Record<string, string> | null = find()
      if (!element || !text || (element === replaced?.element && element[key] === text)) return
      replaced = { element, before: element[key]! }
      element[key] = text
    },
    restore: () => {
      const element: Record<string, string> | null = find()
      if (replaced && element === replaced.element && element[key] === text) element[key] = replaced.before
    },
  }
}

/**
 * Shows another title and description than the published ones in the document's head, and keeps search engines away. Gatsby writes the head of a
 * published page whenever it becomes visible, so its changes are observed, and kept for when the preview ends.
 * @returns Puts the published head back.
 */
export function showDraftHead(page: Document, { title, description }: DraftHead) {
  const { head } = page
  const robots = Object.assign(page.createElement('meta'), { name: 'robots', content: 'noindex' })
  // Between two pages there is none of them.
  const texts = [
    replaceText(() => head.querySelector('title'), 'text', title),
    replaceText(() => head.querySelector<HTMLMetaElement>('meta[name="description"]'), 'content', description),
  ]

  const apply = () => {
    for (const text of texts) text.apply()
    if (!robots.isConnected) head.append(robots)
  }

  apply()
  const observer = new MutationObserver(apply)
  observer.observe(head, { childList: true, subtree: true, characterData: true })

  return () => {
    observer.disconnect()
    robots.remove()
    for (const text of texts) text.restore()
  }
}
