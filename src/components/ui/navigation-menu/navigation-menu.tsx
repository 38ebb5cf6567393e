import * as React from 'react'
import type { ReactNode } from 'react'
import { NavigationMenu as Radix } from 'radix-ui'
import { Icon } from '~/components/ui/icon'
import * as S from './navigation-menu.styles'

interface NavigationMenuProps extends Radix.NavigationMenuProps {
  /** Names the landmark. */
  'aria-label': string
  children: ReactNode
}

/** A row of links and dropdowns. */
export function NavigationMenu({ children, ...rest }: NavigationMenuProps) {
  return (
    <S.Root {...rest}>
      <S.List>{children}</S.List>
    </S.Root>
  )
}

interface NavigationMenuLinkProps {
  to: string
  /** Marks the link of the place the reader is in. @default false */
  active?: boolean
  /** The page itself, not one below it. @default false */
  current?: boolean
  children: ReactNode
}

/** One place of the row. */
export function NavigationMenuLink({ to, active = false, current = false, children }: NavigationMenuLinkProps) {
  return (
    <Radix.Item>
      <Radix.Link asChild active={active}>
        <S.TopLink to={to} aria-current={current ? 'page' : active ? 'true' : undefined}>
          {children}
        </S.TopLink>
      </Radix.Link>
    </Radix.Item>
  )
}

export interface NavigationMenuEntry {
  label: string
  to: string
  description?: string
  current?: boolean
}

interface NavigationMenuGroupProps {
  label: string
  entries: readonly NavigationMenuEntry[]
  /** Marks the group that holds the reader's place. @default false */
  active?: boolean
}

/** A dropdown of places. Where scripts are off and it cannot open, it is a link to its first place. */
export function NavigationMenuGroup({ label, entries, active = false }: NavigationMenuGroupProps) {
  return (
    <Radix.Item>
      <S.Trigger data-active={active ? '' : undefined}>
        {label}
        <Icon name="chevron-down" size={14} />
      </S.Trigger>
      {entries[0] && <S.LinkWithoutScript to={entries[0].to}>{label}</S.LinkWithoutScript>}
      <S.Panel>
        <S.Entries role="list">
          {entries.map((entry) => (
            <li key={entry.to}>
              <Radix.Link asChild active={entry.current}>
                <S.Entry to={entry.to}>
                  <S.EntryLabel>{entry.label}</S.EntryLabel>
                  {entry.description && <S.EntryDescription>{entry.description}</S.EntryDescription>}
                </S.Entry>
              </Radix.Link>
            </li>
          ))}
        </S.Entries>
      </S.Panel>
    </Radix.Item>
  )
}
