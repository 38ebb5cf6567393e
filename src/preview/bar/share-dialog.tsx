import * as React from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { COPY_WORDS, useCopy } from '~/components/ui/copy-button'
import { Button, Spinner } from '~/components/ui/button'
import { Input } from '~/components/ui/input'
import { Modal } from '~/components/ui/modal'
import * as S from './preview-dialogs.styles'
import type { PanelProps } from './use-panel'

export const SHARE_TEXTS = {
  title: 'Share this page',
  description: 'Whoever opens the link sees the drafts of this page, for as long as the link is good.',
  making: 'Making a link…',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
} as const

interface ShareDialogProps extends PanelProps {
  share: () => Promise<string>
}

/** Makes a link to the current page, and lets it be copied. */
export function ShareDialog({ share, ...dialog }: ShareDialogProps) {
  return (
    <Modal title={SHARE_TEXTS.title} description={SHARE_TEXTS.description} {...dialog}>
      <ShareLink share={share} />
    </Modal>
  )
}

function ShareLink({ share }: Pick<ShareDialogProps, 'share'>) {
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState('')
  const { state, copy } = useCopy()
  const make = useEffectEvent(share)

  useEffect(() => {
    let isMounted = true
    make().then(
      (url) => {
        if (isMounted) setLink(url)
      },
      (error: unknown) => {
        if (isMounted) setProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      isMounted = false
    }
  }, [])

  if (problem) return <S.Problem role="alert">{problem}</S.Problem>
  if (!link) {
    return (
      <S.Waiting role="status">
        <Spinner /> {SHARE_TEXTS.making}
      </S.Waiting>
    )
  }
  return (
    <>
      <S.LinkRow>
        <Input readOnly value={link} aria-label={SHARE_TEXTS.link} onFocus={(event) => event.target.select()} />
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={() => copy(() => link)}>
          {state === 'copied' ? SHARE_TEXTS.copied : SHARE_TEXTS.copy}
        </Button>
      </S.LinkRow>
      <S.Note role="status">{state === 'failed' ? COPY_WORDS.failed : ''}</S.Note>
    </>
  )
}
