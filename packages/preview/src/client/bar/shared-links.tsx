import * as React from 'react'
import { useState } from 'react'
import { messageOf } from '@galley/core/message-of'
import type { SharedLink } from '@galley/core/preview'
import { Button, Spinner } from '@galley/ui/button'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { describeAge, describeEnd } from './describe-preview'
import { Problem, Waiting } from './preview-dialogs.styles'
import * as S from './shared-links.styles'

export const SHARED_TEXTS = {
  title: 'Shared links',
  loading: 'Loading the links…',
  none: 'You have not shared any links.',
  onward: 'shared by a guest',
  revoke: 'Revoke',
  revoked: 'Revoked',
} as const

interface SharedLinksProps {
  /** Undefined while loading; an error if the request failed. */
  links: readonly SharedLink[] | Error | undefined
  now: number
  revoke: (id: string) => Promise<void>
}

/** Lists the shared links. A revoked link keeps its row, so that no other row moves below the pointer. */
export function SharedLinks({ links, now, revoke }: SharedLinksProps) {
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')

  const handleRevoke = async ({ id, title, path }: SharedLink) => {
    setProblem('')
    try {
      await revoke(id)
      setRevoked((before) => new Set(before).add(id))
      setSaid(`The link to ${title ?? path} is revoked.`)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  const renderLinks = () => {
    if (!links) {
      return (
        <Waiting role="status">
          <Spinner /> {SHARED_TEXTS.loading}
        </Waiting>
      )
    }
    if (links instanceof Error) return <Problem role="alert">{links.message}</Problem>
    if (links.length === 0) return <S.None>{SHARED_TEXTS.none}</S.None>
    const parents = new Map(links.map(({ id, from }) => [id, from]))
    const isRevoked = (id: string | undefined): boolean =>
      id !== undefined && (revoked.has(id) || isRevoked(parents.get(id)))
    return (
      <S.List>
        {links.map((link) => (
          <SharedRow key={link.id} link={link} now={now} isRevoked={isRevoked(link.id)} onRevoke={handleRevoke} />
        ))}
      </S.List>
    )
  }

  return (
    <S.Links>
      <S.Title>{SHARED_TEXTS.title}</S.Title>
      {renderLinks()}
      {problem && <Problem role="alert">{problem}</Problem>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </S.Links>
  )
}

interface SharedRowProps {
  link: SharedLink
  now: number
  isRevoked: boolean
  onRevoke: (link: SharedLink) => Promise<void>
}

function SharedRow({ link, now, isRevoked, onRevoke }: SharedRowProps) {
  const { path, title, branch, createdAt, expires, from } = link
  const facts = [
    isRevoked ? 'Ended' : `Good until ${describeEnd(Date.parse(expires))}`,
    branch,
    `made ${describeAge(Date.parse(createdAt), now)}`,
    from && SHARED_TEXTS.onward,
  ]
  return (
    <S.Row data-revoked={isRevoked ? '' : undefined}>
      <S.Words>
        <S.Name>{title ?? path}</S.Name>
        {title !== undefined && <S.Path>{path}</S.Path>}
        <S.Facts>{facts.filter(Boolean).join(' · ')}</S.Facts>
      </S.Words>
      {/* `aria-disabled` keeps the focus, which a disabled button would lose. */}
      <Button
        variant="outline"
        color={isRevoked ? 'neutral' : 'error'}
        size="sm"
        loadingAuto
        aria-disabled={isRevoked}
        onClick={() => (isRevoked ? undefined : onRevoke(link))}
      >
        {isRevoked ? SHARED_TEXTS.revoked : SHARED_TEXTS.revoke}
        <VisuallyHidden> the link to {title ?? path}</VisuallyHidden>
      </Button>
    </S.Row>
  )
}
