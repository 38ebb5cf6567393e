import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden.styles'
import { Key, Keys, OnApple, OnOthers } from './kbd.styles'
import { nameKey } from './key-names'

export interface KbdProps extends ComponentProps<'kbd'> {
  /** Keys, such as `Esc` or `meta+K`. `meta` is ⌘ on a Mac and Ctrl elsewhere. */
  children?: ReactNode
}

/** One key, or several keys pressed together: "meta+K" renders two keys. */
export function Kbd({ children, ...rest }: KbdProps) {
  const keys = typeof children === 'string' ? children.split(/(?<=[^+])\+(?=.)/) : [children]
  if (keys.length === 1) return <Key {...rest}>{renderKey(children)}</Key>
  return (
    <Keys {...rest}>
      {keys.map((key, index) => (
        <Key key={index}>{renderKey(key)}</Key>
      ))}
    </Keys>
  )
}

/** Renders the names for both kinds of device. The style sheet shows one of them, so hydration changes nothing. */
function renderKey(written: ReactNode) {
  if (typeof written !== 'string') return written
  const [onApple, onOthers] = [nameKey(written, true), nameKey(written, false)]
  if (onApple.join() === onOthers.join()) return renderSign(onOthers)
  return (
    <>
      <OnApple>{renderSign(onApple)}</OnApple>
      <OnOthers>{renderSign(onOthers)}</OnOthers>
    </>
  )
}

function renderSign([sign, name]: ReturnType<typeof nameKey>) {
  if (!name) return sign
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}
