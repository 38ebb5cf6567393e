import * as React from 'react'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadPart } from '@galley/core/load-part'
import { flushSync } from 'react-dom'
import { useControlled } from '../hooks/use-controlled'
import {
  hasChildren,
  type NavigationMenuItem,
  type NavigationMenuSlots,
  type OpenValues,
  valueOf,
} from './navigation-menu-item'
import { type RowProps, StaticRow } from './static-row'
import { useHover } from './use-hover'

export interface HorizontalMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'defaultValue'>, OpenValues {
  items: readonly NavigationMenuItem[]
  path?: string
  slots?: NavigationMenuSlots
}

const NONE: readonly string[] = []

const loadRow = async () => (await import('./interactive-row')).InteractiveRow

/** A row of links and dropdowns. What opens the dropdowns is fetched when somebody reaches for the row. */
export function HorizontalMenu({
  items,
  path,
  slots,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: HorizontalMenuProps) {
  const nav = useRef<HTMLElement>(null)
  const [Row, setRow] = useState<ComponentType<RowProps>>(() => StaticRow)
  const isStatic = Row === StaticRow
  const [values, setValues] = useControlled(value, defaultValue ?? NONE, onValueChange)
  const decided = items.find(({ open }) => open)
  const open = decided ? valueOf(decided) : (values[0] ?? '')
  const change = (next: string) => {
    setValues(next ? [next] : [])
  }

  /** Changes the rows over, without losing a press that has begun or the focus. */
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
      // Nothing was asked for yet; the row stays as it was.
    })

  const hover = useHover(open, change, isStatic)

  const handleOpened = useEffectEvent(() => {
    if (!open) return
    // Given up, it closes again.
    prepare(() => loadPart(loadRow, 'The menu')).catch(() => change(''))
  })
  // What is asked to be open, by its owner too, opens as soon as it can.
  useEffect(() => {
    handleOpened()
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens to events of its links and buttons
    <nav ref={nav} onPointerEnter={reach} onFocus={reach} {...hover} {...rest}>
      <Row items={items} path={path} slots={slots} open={open} onOpenChange={change} />
    </nav>
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
