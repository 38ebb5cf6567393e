import * as React from 'react'
import { useState } from 'react'
import type { SharedLink } from '@galley/core/preview'
import { Button, Spinner } from '@galley/ui/button'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { useAction } from './bar-hooks'
import { describeAge, describeEnd } from './describe-preview'
import * as S from './preview-dialogs.styles'

interface SharedLinksProps {
  /** Undefined until a request has succeeded. */
  links: readonly SharedLink[] | undefined
  /** Error of the last request. */
  error: Error | undefined
  now: number
  revoke: (id: string) => Promise<void>
}

/** Lists the shared links. A revoked link keeps its row, so that no other row moves below the pointer. */
export function SharedLinks({ links, error, now, revoke }: SharedLinksProps) {
  const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')

  const { problem, run: handleRevoke } = useAction(async ({ id, title, path }: SharedLink) => {
    await revoke(id)
    setRevoked((before) => new Set(before).add(id))
    setSaid(`The link to ${title ?? path} is revoked.`)
  })

  const renderLinks = () => {
    if (!links) {
      return error ? (
        <S.Problem role="alert">{error.message}</S.Problem>
      ) : (
        <S.Waiting role="status">
          <Spinner /> Loading the links…
        </S.Waiting>
      )
    }
    if (links.length === 0) return <S.Note>You have not shared any links.</S.Note>
    const parents = new Map(links.map(({ id, from }) => [id, from]))
    const isRevoked = (id: string | undefined): boolean =>
      id !== undefined && (revoked.has(id) || isRevoked(parents.get(id)))
    return (
      <S.Rows>
        {links.map((link) => (
          <SharedRow key={link.id} link={link} now={now} isRevoked={isRevoked(link.id)} onRevoke={handleRevoke} />
        ))}
      </S.Rows>
    )
  }

  return (
    <S.SharedLinks>
      <S.Title>Shared links</S.Title>
      {renderLinks()}
      {problem && <S.Problem role="alert">{problem}</S.Problem>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </S.SharedLinks>
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
    from && 'shared by a guest',
  ]
  return (
    <S.SharedRow data-revoked={isRevoked ? '' : undefined}>
      <S.Words>
        <S.Name>{title ?? path}</S.Name>
        {title !== undefined && <S.Position as="span">{path}</S.Position>}
        <S.Details>{facts.filter(Boolean).join(' · ')}</S.Details>
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
        {isRevoked ? 'Revoked' : 'Revoke'}
        <VisuallyHidden> the link to {title ?? path}</VisuallyHidden>
      </Button>
    </S.SharedRow>
  )
}
