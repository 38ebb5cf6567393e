import * as React from 'react'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLoaded } from '@galley/ui/hooks/use-loaded'

interface BrowserHeadProps {
  title: string
  /** If empty, the published description stays. */
  description: string
}

interface PublishedHead {
  /** Changes each time Gatsby writes the head. */
  version: number
  title: HTMLTitleElement
  text: string
  description: HTMLMetaElement | null
}

const loadHelmet = async () => (await import('react-helmet')).Helmet

let published: PublishedHead | undefined

/**
 * Returns the head that Gatsby wrote, undefined between two pages. Gatsby adds a new title element for each page, and Helmet changes the text of
 * that element.
 */
function readPublishedHead() {
  const title = document.head.querySelector('title')
  if (title && title !== published?.title) {
    const description = document.head.querySelector<HTMLMetaElement>(
      'meta[name="description"]:not([data-react-helmet])',
    )
    published = { version: (published?.version ?? 0) + 1, title, text: title.text, description }
  }
  return title ? published : undefined
}

function watchHead(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

/**
 * Replaces the title and description of the published page in the browser, and adds `noindex`. Unmounting restores the published head. Helmet
 * loads after mount. If it cannot be loaded, the published head stays.
 */
export function BrowserHead({ title, description }: BrowserHeadProps) {
  const { Part: Helmet } = useLoaded(loadHelmet)
  const replaced = useSyncExternalStore(watchHead, readPublishedHead)
  const hasDescription = description !== ''

  useLayoutEffect(() => {
    if (!Helmet || !replaced) return
    const { title, text, description } = replaced
    if (hasDescription) description?.remove()
    return () => {
      title.text = text
      if (description && title.isConnected) document.head.append(description)
    }
  }, [Helmet, replaced, hasDescription])

  if (!Helmet || !replaced) return null
  const meta = [
    { name: 'robots', content: 'noindex' },
    ...(hasDescription ? [{ name: 'description', content: description }] : []),
  ]
  // A new key makes Helmet write again. Without `defer`, because background tabs get no animation frame.
  return <Helmet key={replaced.version} defer={false} title={title} meta={meta} />
}
