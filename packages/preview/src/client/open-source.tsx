import { useEffect, useEffectEvent, useState } from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { fillEditorUrl } from '@galley/core/editor-url'
import { theme } from '@galley/tokens/theme'
import { useRules } from '@galley/ui/hooks/use-rules'
import { findBlockElements } from './block-elements'
import { useAltKey } from './use-alt-key'

export interface OpenSourceProps {
  /** The content file of the page. */
  file: string
  body: ContentTree
  /** The line of the file on which each block of `body` starts. */
  bodyLines: readonly number[]
  /** Template of the URL, see `fillEditorUrl`. */
  editorUrl: string
  openUrl: (url: string) => void
}

/**
 * Opens the page's file in an editor, at the line of a block. Alt and a click choose the clicked block. Alt and Enter choose the focused block, or
 * the first visible block.
 */
export function OpenSource({ file, body, bodyLines, editorUrl, openUrl }: OpenSourceProps) {
  const isAltHeld = useAltHeld()

  /** Opens the first block that `isWanted` accepts. Returns false if there is none. */
  const open = (isWanted: (element: HTMLElement) => boolean) => {
    const index = findBlockElements(body).findIndex((element) => element && isWanted(element))
    const line = bodyLines[index]
    const url = line === undefined ? undefined : fillEditorUrl(editorUrl, { file, line })
    if (url !== undefined) openUrl(url)
    return url !== undefined
  }

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (!altKey || ctrlKey || metaKey || shiftKey) return
    if (!open((element) => element.contains(target as Node))) return
    // With Alt, browsers download the target of a link.
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => handleClick(event)
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])

  useAltKey((event) => {
    if (event.key !== 'Enter') return
    const focused = document.activeElement
    const isVisible = (element: HTMLElement) => element.getBoundingClientRect().bottom > innerHeight / 4
    if (open((element) => element.contains(focused)) || open(isVisible)) event.preventDefault()
  })

  useRules(isAltHeld ? HOVER_STYLE : '')
  return null
}

/** Returns true while the Alt key is down. A window that loses the focus receives no keyup event. */
function useAltHeld() {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const handleKey = ({ altKey }: KeyboardEvent) => setHeld(altKey)
    const events = new AbortController()
    for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, handleKey, events)
    window.addEventListener('blur', () => setHeld(false), events)
    return () => events.abort()
  }, [])
  return isHeld
}

const HOVER_STYLE = `[data-body]>:hover{outline:2px dashed ${theme.color.primary};outline-offset:6px;cursor:pointer}`
