import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '~/components/ui/visually-hidden.styles'
import { useAppleDevice } from '~/hooks/use-apple-device'
import { nameKey } from './key-names'
import { Key, Keys } from './kbd.styles'

export interface KbdProps extends ComponentProps<'kbd'> {
  /** The keys, such as `Esc` or `meta+K`; `meta` is ⌘ on a Mac and Ctrl elsewhere. */
  children?: ReactNode
}

/** A key, or keys pressed together: "meta+K" is rendered as two. */
export function Kbd({ children, ...rest }: KbdProps) {
  const isMac = useAppleDevice()
  const keys = typeof children === 'string' ? children.split(/(?<=[^+])\+(?=.)/) : [children]
  if (keys.length === 1) return <Key {...rest}>{renderKey(children, isMac)}</Key>
  return (
    <Keys {...rest}>
      {keys.map((key, index) => (
        <Key key={index}>{renderKey(key, isMac)}</Key>
      ))}
    </Keys>
  )
}

function renderKey(written: ReactNode, isMac: boolean) {
  if (typeof written !== 'string') return written
  const [sign, name] = nameKey(written, isMac)
  if (!name) return sign
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}
