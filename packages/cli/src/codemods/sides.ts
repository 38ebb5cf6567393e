import type { Codemod } from './codemod'

const COMPONENTS = 'Drawer|DropdownMenu|HoverCardContent|PopoverContent|Slideover|Tooltip'
const SIDE = new RegExp(`(<(?:${COMPONENTS})\\b(?:=>|[^<>])*?\\s(?:direction|side)=)(["'])(left|right)\\2`, 'g')

/** Replaces the sides "left" and "right" of components by "start" and "end", which depend on the reading direction. */
export const sides: Codemod = {
  about: 'From 0.1 to 0.2: writes "start" and "end" for the sides "left" and "right" of components.',
  change: (text) => ({
    text: text.replace(SIDE, (_, before: string, quote: string, side: string) => {
      return `${before}${quote}${side === 'left' ? 'start' : 'end'}${quote}`
    }),
    notes: [],
  }),
}
