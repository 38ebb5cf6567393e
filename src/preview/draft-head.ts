/** Marks the title of a page with drafts. */
export const markTitle = (title: string) => `✎ Draft: ${title}`

export interface DraftHead {
  title: string
  description: string
}

/**
 * Shows a draft's title and description in the document's head, and keeps search engines away. Gatsby writes the head of a published page
 * whenever it becomes visible, so its changes are observed, and kept for when the preview ends.
 * @returns Puts the published head back.
 */
export function showDraftHead(page: Document, { title, description }: DraftHead) {
  const { head } = page
  const robots = Object.assign(page.createElement('meta'), { name: 'robots', content: 'noindex' })
  const published = { title: page.title, description: '' }

  const apply = () => {
    // Between two pages there is none.
    const shown = head.querySelector('title')
    if (shown && shown.text !== title) {
      published.title = shown.text
      shown.text = title
    }
    const meta = head.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (meta && description && meta.content !== description) {
      published.description = meta.content
      meta.content = description
    }
    if (!robots.isConnected) head.append(robots)
  }

  apply()
  const observer = new MutationObserver(apply)
  observer.observe(head, { childList: true, subtree: true, characterData: true })

  return () => {
    observer.disconnect()
    robots.remove()
    if (page.title === title) page.title = published.title
    const meta = head.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (published.description && meta?.content === description) meta.content = published.description
  }
}
