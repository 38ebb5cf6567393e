import * as React from 'react'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadPart } from '@galley/core/load-part'
import { site } from '@galley/site'
import { flushSync } from 'react-dom'
import { useControlled } from '../hooks/use-controlled'
import { hasChildren, type MenuProps, valueOf } from './navigation-menu-item'
import { type RowProps, StaticRow } from './static-row'
import { useHover } from './use-hover'

const NONE: readonly string[] = []

const loadRow = async () => (await import('./interactive-row')).InteractiveRow

/** A row of links and dropdowns. The code that opens dropdowns loads when the pointer or the focus reaches the row. */
export function HorizontalMenu({ items, path, slots, value, defaultValue, onValueChange, ...rest }: MenuProps) {
  const nav = useRef<HTMLElement>(null)
  const [Row, setRow] = useState<ComponentType<RowProps>>(() => StaticRow)
  const isStatic = Row === StaticRow
  const [values, setValues] = useControlled(value, defaultValue ?? NONE, onValueChange)
  const decided = items.find(({ open }) => open)
  const open = decided ? valueOf(decided) : (values[0] ?? '')
  const change = (next: string) => {
    setValues(next ? [next] : [])
  }

  /** Replaces the static row by the interactive one, after a started press has ended. Keeps the focus. */
  const prepare = async (load: () => Promise<ComponentType<RowProps>>) => {
    if (!isStatic || !items.some(hasChildren)) return
    const InteractiveRow = await load()
    while (nav.current?.matches(':active')) await nextFrame()
    const entries = () => [...(nav.current?.querySelector('ul')?.children ?? [])]
    const focused = entries().findIndex(({ firstElementChild }) => firstElementChild === document.activeElement)
    flushSync(() => setRow(() => InteractiveRow))
    const entry = entries()[focused]?.firstElementChild
    if (entry instanceof HTMLElement) entry.focus({ preventScroll: true })
  }
  const reach = () =>
    void prepare(loadRow).catch(() => {
      // The reader has not opened anything yet. The next hover or focus tries again.
    })

  const hover = useHover(open, change, isStatic)

  const handleOpened = useEffectEvent(() => {
    if (!open) return
    // The reader dismissed the notice, so reset the state.
    prepare(() => loadPart(loadRow, site.texts.menuPart)).catch(() => change(''))
  })
  // A dropdown that the reader or a controlled value has opened shows once its code has loaded.
  useEffect(() => {
    handleOpened()
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens only to events of its links and buttons
    <nav ref={nav} onPointerEnter={reach} onFocus={reach} {...hover} {...rest}>
      <Row items={items} path={path} slots={slots} open={open} onOpenChange={change} />
    </nav>
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
