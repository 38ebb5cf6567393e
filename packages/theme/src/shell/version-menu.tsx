import * as React from 'react'
import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { Version } from '@galley/core/versions'
import { site } from '@galley/site'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { useVersions } from '../hooks/use-navigation'
import * as S from './version-menu.styles'

/** Describes the state of a version. */
export const describeState = (state: Version['state']): string =>
  ({
    next: site.texts.versionNext,
    current: site.texts.versionCurrent,
    maintained: site.texts.versionMaintained,
    unmaintained: site.texts.versionUnmaintained,
  })[state]

const readHash = () => location.hash
const subscribeHash = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** A list of the versions of the documentation, which opens without JavaScript too. Each entry links to the same page of its version. */
export function VersionMenu({ path }: { path: string }) {
  const versions = useVersions(path)
  const menu = useRef<HTMLDetailsElement>(null)
  // If the other page lacks the heading, the browser shows the start of the page.
  const hash = useSyncExternalStore(subscribeHash, readHash, () => '')
  const own = versions.find(({ isOwn }) => isOwn)

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    menu.current?.removeAttribute('open')
    menu.current?.querySelector('summary')?.focus()
  }

  if (!own) return null
  return (
    <S.Root ref={menu} onKeyDown={handleKeyDown}>
      <S.Summary>
        <VisuallyHidden>{site.texts.version} </VisuallyHidden>
        {own.version.label}
        <Icon name="chevron-down" size={14} />
      </S.Summary>
      <S.List role="list">
        {versions.map(({ version, path: to, isOwn, isSame }) => (
          <li key={version.name}>
            <S.Option to={isSame ? to + hash : to} aria-current={isOwn ? 'true' : undefined}>
              {version.label}
              <S.State>
                {describeState(version.state)}
                {!isSame && ` · ${site.texts.versionLacksPage}`}
              </S.State>
            </S.Option>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}
