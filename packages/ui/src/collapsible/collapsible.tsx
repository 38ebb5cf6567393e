import * as React from 'react'
import {
  Children,
  cloneElement,
  type ComponentProps,
  type ElementType,
  type ReactElement,
  useId,
  type MouseEvent,
  type DOMAttributes,
  type MouseEventHandler,
} from 'react'
import { type OpenProps, useControlled } from '../hooks/use-controlled'
import { createPartContext } from '../part-context'

interface PartProps {
  /** Merges the props into the only child instead of rendering an element. @default false */
  asChild?: boolean
}

export interface CollapsibleProps extends ComponentProps<'div'>, PartProps, OpenProps {
  /** Prevents opening and closing. @default false */
  disabled?: boolean
}

export interface CollapsibleTriggerProps extends ComponentProps<'button'>, PartProps {}

export interface CollapsibleContentProps extends ComponentProps<'div'>, PartProps {}

interface Shared {
  isOpen: boolean
  isDisabled: boolean
  contentId: string
  toggle: () => void
}

const [CollapsibleContext, useCollapsible] = createPartContext<Shared>('Collapsible')

/** A section that opens and closes. */
export function Collapsible({
  open,
  defaultOpen = false,
  onOpenChange,
  disabled: isDisabled = false,
  ...rest
}: CollapsibleProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const toggle = () => setOpen(!isOpen)
  return (
    <CollapsibleContext value={{ isOpen, isDisabled, contentId: useId(), toggle }}>
      <Part as="div" {...rest} />
    </CollapsibleContext>
  )
}

/** The button that opens and closes the section. */
export function CollapsibleTrigger({ onClick, ...rest }: CollapsibleTriggerProps) {
  const { isOpen, isDisabled, contentId, toggle } = useCollapsible('CollapsibleTrigger')
  return (
    <Part
      as="button"
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? contentId : undefined}
      disabled={isDisabled}
      {...rest}
      onClick={(event: MouseEvent<never>) => {
        onClick?.(event)
        if (!event.defaultPrevented) toggle()
      }}
    />
  )
}

/** The content, which is not in the page while closed. It has no opening animation, because content that the server rendered open must not move. */
export function CollapsibleContent(props: CollapsibleContentProps) {
  const { isOpen, contentId } = useCollapsible('CollapsibleContent')
  return isOpen && <Part as="div" id={contentId} {...props} />
}

interface AnyPartProps extends PartProps, DOMAttributes<never> {
  as: ElementType
  [attribute: `aria-${string}` | `data-${string}`]: unknown
}

/** Renders the element. With `asChild`, merges the props into the child instead; the child's own props win. */
function Part({ as: Element, asChild, children, ...rest }: AnyPartProps) {
  if (!asChild) return <Element {...rest}>{children}</Element>
  const child = Children.only(children) as ReactElement<DOMAttributes<never>>
  const handleClick: MouseEventHandler<never> = (event) => {
    child.props.onClick?.(event)
    rest.onClick?.(event)
  }
  return cloneElement(child, { ...rest, ...child.props, ...(rest.onClick && { onClick: handleClick }) })
}
