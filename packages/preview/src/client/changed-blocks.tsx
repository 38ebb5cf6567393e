import { useEffect, useRef } from 'react'
import type { ContentTree } from '@galley/core/content-tree'
import { goToElement } from '@galley/theme/shell/draft-notices'
import { theme } from '@galley/tokens/theme'
import { useRules } from '@galley/ui/hooks/use-rules'
import { blocksOf, findBlockElements } from './block-elements'
import { useAltKey } from './use-alt-key'

/** Duration of the tint of a changed block. */
export const FLASH_MS = 1800

/** Returns the indexes of the blocks in `after` that `before` does not contain. */
export function findChangedBlocks(before: ContentTree, after: ContentTree): number[] {
  const known = new Set(before.map((node) => JSON.stringify(node)))
  return blocksOf(after).flatMap((node, index) => (known.has(JSON.stringify(node)) ? [] : [index]))
}

function findElements(body: ContentTree, indexes: readonly number[]) {
  const elements = findBlockElements(body)
  return indexes.flatMap((index) => elements[index] ?? [])
}

interface ChangedBlocksProps {
  path: string
  published: ContentTree | undefined
  draft: ContentTree | undefined
}

/** Tints the blocks that a save has changed. Alt and the arrow keys move between all blocks that differ from the published page. */
export function ChangedBlocks({ path, published, draft }: ChangedBlocksProps) {
  const shown = useRef<{ path: string; draft: ContentTree | undefined }>({ path, draft })

  useEffect(() => {
    const { path: shownPath, draft: before } = shown.current
    shown.current = { path, draft }
    if (shownPath !== path || !before || !draft || before === draft) return undefined
    const changed = findChangedBlocks(before, draft)
    // The page renders the draft after this effect.
    const frame = requestAnimationFrame(() => {
      for (const element of findElements(draft, changed)) {
        element.dataset['flash'] = ''
        setTimeout(() => delete element.dataset['flash'], FLASH_MS)
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [path, draft])

  useAltKey((event) => {
    const { key } = event
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !published || !draft) return
    const elements = findElements(draft, findChangedBlocks(published, draft))
    const next = findNext(elements, key === 'ArrowDown' ? 1 : -1)
    if (!next) return
    event.preventDefault()
    goToElement(next)
  })

  useRules(FLASH_STYLE)
  return null
}

/**
 * Returns the changed block after or before the focused block. Without a focused block, starts at the middle of the window. Wraps around at the ends.
 */
function findNext(elements: readonly HTMLElement[], step: 1 | -1) {
  const current = elements.findIndex((element) => element === document.activeElement)
  if (current >= 0) return elements.at((current + step) % elements.length)
  const middle = innerHeight / 2
  const isBelow = (element: HTMLElement) => element.getBoundingClientRect().top > middle
  return step > 0
    ? (elements.find(isBelow) ?? elements[0])
    : (elements.findLast((one) => !isBelow(one)) ?? elements.at(-1))
}

const TINT = `background-color:${theme.color.primaryTint};box-shadow:0 0 0 6px ${theme.color.primaryTint}`
const FLASH_STYLE = `@keyframes draft-flash{from,40%{${TINT}}}[data-flash]{animation:draft-flash ${FLASH_MS}ms ease-out;border-radius:2px}`
