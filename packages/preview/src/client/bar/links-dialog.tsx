import * as React from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { COPY_WORDS } from '@galley/core/copy-words'
import { fillEditorUrl } from '@galley/core/editor-url'
import { messageOf } from '@galley/core/message-of'
import { type CorrectedLinks, type DraftChange, type OldLink, type OldLinks, oldPathOf } from '@galley/core/preview'
import { Button, Spinner } from '@galley/ui/button'
import { CopyButton } from '@galley/ui/copy-button'
import { useCopy } from '@galley/ui/hooks/use-copy'
import { Modal } from '@galley/ui/modal'
import type { PreviewActions, PreviewState } from '../preview-state'
import { cutLines } from './cut-lines'
import { count } from './describe-preview'
import * as S from './links-dialog.styles'
import { Problem, Waiting } from './preview-dialogs.styles'
import type { PanelProps } from './use-panel'

export const LINKS_TEXTS = {
  moved: 'Links to the old path',
  renamed: 'Links to the old file name',
  deleted: 'Links to the deleted page',
  loading: 'Looking for links…',
  none: 'No more links to correct.',
  choose: 'Each of these links needs another target.',
  byHand: 'Correct this link in your editor.',
  redirect: 'Other sites may link here too. Add a redirect to content/redirects.yml:',
  copyRedirect: 'Copy the redirect',
  copyLine: 'Copy the corrected line of',
  copyAll: 'Copy all lines',
  copied: 'Copied',
} as const

/** Maximum number of rendered lines. */
export const MAX_LINES = 200

interface LinksDialogProps extends PanelProps {
  /** A page that moved, has another file name, or was deleted. */
  change: DraftChange
  state: PreviewState
  actions: PreviewActions
}

/** Lists the links to the old path of a page, each with its corrected line. */
export function LinksDialog({ change, state, actions, ...dialog }: LinksDialogProps) {
  const { title, file, from, fromFile, path } = change
  const isDeleted = from === undefined && fromFile === undefined
  // A new page was never published, and a page with another file name keeps its path.
  const hasOldUrl = change.state !== 'new' && fromFile === undefined
  const old = oldPathOf(change) ?? ''
  const { found, done, problems, isUnread, correct } = useOldLinks(old, state.changes, actions)
  const copying = useCopy()

  const lines = found?.links ?? []
  const corrected = lines.filter((line) => line.corrected !== undefined)
  const amount = corrected.reduce((sum, { links }) => sum + links, 0)
  const footer = corrected.length > 0 && (
    <>
      <Button
        variant="outline"
        color="neutral"
        icon={copying.state === 'copied' ? 'check' : 'copy'}
        onClick={() => copying.copy(() => corrected.map(describeLine).join('\n'))}
      >
        {copying.state === 'copied' ? LINKS_TEXTS.copied : LINKS_TEXTS.copyAll}
      </Button>
      {found?.isCorrectable && (
        <Button loadingAuto onClick={correct}>
          Correct {count(amount, 'link')}
        </Button>
      )}
    </>
  )
  return (
    <Modal
      title={isDeleted ? LINKS_TEXTS.deleted : fromFile === undefined ? LINKS_TEXTS.moved : LINKS_TEXTS.renamed}
      description={
        isDeleted
          ? `“${title}” was at ${old}. ${LINKS_TEXTS.choose}`
          : `“${title}” moved from ${fromFile ?? old} to ${fromFile === undefined ? path : file}.`
      }
      size="lg"
      footer={footer}
      {...dialog}
    >
      <S.Status role="status">
        {done && done.corrected > 0 && `${count(done.corrected, 'link')} corrected.`}
        {copying.state === 'failed' && COPY_WORDS.failed}
      </S.Status>
      {problems.map((problem) => (
        <Problem key={problem} role="alert">
          {problem}
        </Problem>
      ))}
      {!found && !isUnread && (
        <Waiting role="status">
          <Spinner /> {LINKS_TEXTS.loading}
        </Waiting>
      )}
      {found && lines.length === 0 && <p>{LINKS_TEXTS.none}</p>}
      {lines.length > 0 && (
        <S.List>
          {lines.slice(0, MAX_LINES).map((line) => (
            <li key={`${line.file}:${line.line}`}>
              <LinkLine line={line} isMoved={!isDeleted} editorUrl={state.session?.editorUrl} />
            </li>
          ))}
        </S.List>
      )}
      {lines.length > MAX_LINES && <S.Note>and {(lines.length - MAX_LINES).toLocaleString('en')} more lines.</S.Note>}
      {!isUnread && hasOldUrl && <Redirect line={`${old}: ${isDeleted ? '/another/page' : path}`} />}
    </Modal>
  )
}

/** Requests the links to an old path, again with each list of changes, and corrects them. */
function useOldLinks(old: string, changes: PreviewState['changes'], actions: PreviewActions) {
  const [found, setFound] = useState<OldLinks>()
  const [done, setDone] = useState<CorrectedLinks>()
  /** The reason why `found` is undefined. */
  const [unread, setUnread] = useState('')
  /** The reason why `correct` failed. */
  const [uncorrected, setUncorrected] = useState('')

  const ask = useEffectEvent((keep: (links: OldLinks) => void, fail: (error: unknown) => void) => {
    actions.findLinks(old).then(keep, fail)
  })
  // A save may have corrected some links, or moved the page back.
  useEffect(() => {
    let isCurrent = true
    ask(
      (links) => {
        if (!isCurrent) return
        setFound(links)
        setUnread('')
      },
      (error) => {
        if (!isCurrent) return
        setFound(undefined)
        setUnread(messageOf(error))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [old, changes])

  const correct = async () => {
    setUncorrected('')
    try {
      setDone(await actions.correctLinks(old, found?.files ?? {}))
      setFound(await actions.findLinks(old))
    } catch (error) {
      setUncorrected(messageOf(error))
    }
  }
  const left = done?.problems.map(({ file, message }) => `${file}: ${message}`) ?? []
  const problems = [...new Set([uncorrected, unread, ...left].filter(Boolean))]
  return { found, done, problems, isUnread: unread !== '', correct }
}

const describeLine = ({ file, line, corrected }: OldLink) => `${file}:${line}: ${corrected}`

interface LinkLineProps {
  line: OldLink
  isMoved: boolean
  editorUrl: string | undefined
}

function LinkLine({ line: found, isMoved, editorUrl }: LinkLineProps) {
  const { file, line, text, corrected } = found
  const position = `${file}:${line}`
  const { head, before, after, tail } = cutLines(text, corrected, found.column - 1)
  return (
    <S.Line>
      <S.Position>
        {editorUrl === undefined ? (
          position
        ) : (
          <a href={fillEditorUrl(editorUrl, found)} title="Open in your editor">
            {position}
          </a>
        )}
      </S.Position>
      <S.Code>
        {head}
        {before && <del>{before}</del>}
        {tail}
      </S.Code>
      {corrected !== undefined && (
        <S.Corrected>
          <S.Code>
            {head}
            <ins>{after}</ins>
            {tail}
          </S.Code>
          <CopyButton label={`${LINKS_TEXTS.copyLine} ${position}`} text={corrected} />
        </S.Corrected>
      )}
      {corrected === undefined && isMoved && <S.Note>{LINKS_TEXTS.byHand}</S.Note>}
    </S.Line>
  )
}

const Redirect = ({ line }: { line: string }) => (
  <S.Redirect>
    <S.Note>{LINKS_TEXTS.redirect}</S.Note>
    <S.Corrected>
      <S.Code>{line}</S.Code>
      <CopyButton label={LINKS_TEXTS.copyRedirect} text={line} />
    </S.Corrected>
  </S.Redirect>
)
