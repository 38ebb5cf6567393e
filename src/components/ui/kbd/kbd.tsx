import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '~/components/ui/visually-hidden'
import { useAppleDevice } from '~/hooks/use-apple-device'
import { theme } from '~/styles/theme'
import { nameKey } from './key-names'

const Key = styled.kbd`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  display: inline-block;
  font: 500 ${theme.size.xs} / 1.3 ${theme.font.sans};
  min-width: 1.5em;
  padding: 0.05rem ${theme.space[1]};
  text-align: center;
`

const Keys = styled.kbd`
  display: inline-flex;
  font: inherit;
  gap: ${theme.space[1]};
  vertical-align: 0.1em;
`

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
