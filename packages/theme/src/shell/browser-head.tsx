import * as React from 'react'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useLoaded } from '@galley/ui/hooks/use-loaded'

interface BrowserHeadProps {
  title: string
  /** Leaves the published description when it is empty. */
  description: string
}

interface PublishedHead {
  /** Differs each time that Gatsby writes the head. */
  version: number
  title: HTMLTitleElement
  text: string
  description: HTMLMetaElement | null
}

const loadHelmet = async () => (await import('react-helmet')).Helmet

let published: PublishedHead | undefined

/** Returns the head as Gatsby wrote it: for each page a new title element, whose text Helmet then changes. Between two pages there is none. */
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
 * Replaces title and description of the published page in the browser, and keeps search engines away. The published head returns when this is
 * unmounted. Helmet is fetched after mount; the published head stays if that fails.
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
  // Helmet writes again only when it is new. Unlike its default, it does not wait for a frame, which a tab in the background never gets.
  return <Helmet key={replaced.version} defer={false} title={title} meta={meta} />
}
