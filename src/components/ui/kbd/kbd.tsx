import * as React from 'react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

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
  children?: React.ReactNode
}

/** A key, or keys pressed together: "Ctrl+K" is drawn as two. */
export function Kbd({ children, ...rest }: KbdProps) {
  const keys = typeof children === 'string' ? children.split(/(?<=[^+])\+(?=.)/) : [children]
  if (keys.length === 1) return <Key {...rest}>{children}</Key>
  return (
    <Keys {...rest}>
      {keys.map((key, index) => (
        <Key key={index}>{key}</Key>
      ))}
    </Keys>
  )
}
