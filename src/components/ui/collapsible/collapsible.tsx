import { Collapsible as Radix } from 'radix-ui'

/** A part that can be folded away. Takes `open` or `defaultOpen`, and `onOpenChange`. */
export const Collapsible = Radix.Root

/** The button that opens and closes; `asChild` makes one of its child. */
export const CollapsibleTrigger = Radix.Trigger

/** What is folded away. Closed, it is not in the page at all. It opens at once: what comes open from the server must not move. */
export const CollapsibleContent = Radix.Content
