import * as React from 'react'
import { useState } from 'react'
import { fillEditorUrl } from '@galley/core/editor-url'
import { type CorrectedLinks, type DraftChange, type OldLink, oldPathOf } from '@galley/core/preview'
import { site } from '@galley/site'
import { Button, Spinner } from '@galley/ui/button'
import { CopyButton } from '@galley/ui/copy-button'
import { useCopy } from '@galley/ui/hooks/use-copy'
import { useQuery } from '@galley/ui/hooks/use-query'
import { Modal } from '@galley/ui/modal'
import { type PanelProps, type PreviewBarProps, useAction } from './bar-hooks'
import { cutLines } from './cut-lines'
import { count } from './describe-preview'
import * as S from './preview-dialogs.styles'

/** Maximum number of rendered lines. */
export const MAX_LINES = 200

interface LinksDialogProps extends PanelProps, PreviewBarProps {
  /** A page that moved, has another file name, or was deleted. */
  change: DraftChange
}

/** Lists the links to the old path of a page, each with its corrected line. */
export function LinksDialog({ change, state, actions, ...dialog }: LinksDialogProps) {
  const { title, file, from, fromFile, path } = change
  const isDeleted = from === undefined && fromFile === undefined
  // A new page was never published, and a page with another file name keeps its path.
  const hasOldUrl = change.state !== 'new' && fromFile === undefined
  const old = oldPathOf(change) ?? ''
  // Requests the links again when the changes differ: a save may have corrected some links, or moved the page back.
  const { status, answer, error, retry } = useQuery(state.changes, () => actions.findLinks(old))
  const found = error ? undefined : answer
  const [done, setDone] = useState<CorrectedLinks>()
  const { problem, run: correct } = useAction(async () => {
    setDone(await actions.correctLinks(old, found?.files ?? {}))
    retry()
  })
  const problems = new Set([problem, error?.message, ...describeProblems(done)].filter(Boolean))
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
        {copying.state === 'copied' ? 'Copied' : 'Copy all lines'}
      </Button>
      {found?.isCorrectable && (
        <Button loadingAuto loading={status === 'pending'} onClick={correct}>
          Correct {count(amount, 'link')}
        </Button>
      )}
    </>
  )
  return (
    <Modal
      title={
        isDeleted ? 'Links to the deleted page' : fromFile ? 'Links to the old file name' : 'Links to the old path'
      }
      description={
        isDeleted
          ? `“${title}” was at ${old}. Each of these links needs another target.`
          : `“${title}” moved from ${fromFile ?? old} to ${fromFile === undefined ? path : file}.`
      }
      size="lg"
      footer={footer}
      {...dialog}
    >
      <S.Status role="status">
        {done && done.corrected > 0 && `${count(done.corrected, 'link')} corrected.`}
        {copying.state === 'failed' && site.texts.copyFailed}
      </S.Status>
      {[...problems].map((problem) => (
        <S.Problem key={problem} role="alert">
          {problem}
        </S.Problem>
      ))}
      {!found && !error && (
        <S.Waiting role="status">
          <Spinner /> Looking for links…
        </S.Waiting>
      )}
      {found && lines.length === 0 && <p>No more links to correct.</p>}
      {lines.length > 0 && (
        <S.LinkLines>
          {lines.slice(0, MAX_LINES).map((line) => (
            <li key={`${line.file}:${line.line}`}>
              <LinkLine line={line} isMoved={!isDeleted} editorUrl={state.session?.editorUrl} />
            </li>
          ))}
        </S.LinkLines>
      )}
      {lines.length > MAX_LINES && <S.Note>and {(lines.length - MAX_LINES).toLocaleString('en')} more lines.</S.Note>}
      {!error && hasOldUrl && <Redirect line={`${old}: ${isDeleted ? '/another/page' : path}`} />}
    </Modal>
  )
}

const describeProblems = (done?: CorrectedLinks) =>
  done?.problems.map(({ file, message }) => `${file}: ${message}`) ?? []

const describeLine = ({ file, line, corrected }: OldLink) => `${file}:${line}: ${corrected}`

interface LinkLineProps {
  line: OldLink
  isMoved: boolean
  editorUrl: string | undefined
}

function LinkLine({ line: found, isMoved, editorUrl }: LinkLineProps) {
  const { file, line, text, corrected } = found
  const position = `${file}:${line}`
  const editor = fillEditorUrl(editorUrl, found)
  const { head, before, after, tail } = cutLines(text, corrected, found.column - 1)
  return (
    <S.Line>
      <S.Position>
        {editor === undefined ? (
          position
        ) : (
          <a href={editor} title="Open in your editor">
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
          <CopyButton label={`Copy the corrected line of ${position}`} text={corrected} />
        </S.Corrected>
      )}
      {corrected === undefined && isMoved && <S.Note>Correct this link in your editor.</S.Note>}
    </S.Line>
  )
}

const Redirect = ({ line }: { line: string }) => (
  <S.Redirect>
    <S.Note>Other sites may link here too. Add a redirect to content/redirects.yml:</S.Note>
    <S.Corrected>
      <S.Code>{line}</S.Code>
      <CopyButton label="Copy the redirect" text={line} />
    </S.Corrected>
  </S.Redirect>
)
