import * as React from 'react'
import { useState } from 'react'
import { messageOf } from '@galley/core/message-of'
import { Button } from '@galley/ui/button'
import { Modal } from '@galley/ui/modal'
import type { PreviewActions, PreviewState } from '../preview-state'
import { describeAge, describeBuild } from './describe-preview'
import { hasOtherBuild } from './more-actions'
import * as S from './preview-dialogs.styles'
import { ACTION_WORDS, WAITING } from './preview-texts'
import type { PanelProps } from './use-panel'

export const BUILD_TEXTS = {
  description: 'The whole site, built with the drafts.',
  log: 'End of the log',
  failed: 'The build failed. The last good build stays online.',
} as const

interface BuildDialogProps extends PanelProps {
  state: PreviewState
  actions: PreviewActions
  now: number
}

/** Shows the state of the preview build, and the log of a failed build. */
export function BuildDialog({ state, actions, now, ...dialog }: BuildDialogProps) {
  const [problem, setProblem] = useState('')
  const { build } = state
  const isRunning = build.state === 'building' || build.state === 'queued'
  const makeBuild = async () => {
    setProblem('')
    try {
      await actions.build()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Modal
      title={`${ACTION_WORDS.build}: ${describeBuild(state, now) ?? 'none'}`}
      description={BUILD_TEXTS.description}
      size={build.state === 'failed' ? 'lg' : 'md'}
      footer={
        <>
          {hasOtherBuild(state) && (
            <Button variant="outline" color="neutral" trailingIcon="arrow-up-right" onClick={actions.openBuild}>
              {ACTION_WORDS.openBuild}
            </Button>
          )}
          {build.state !== 'none' && (
            <Button loadingAuto loading={isRunning} onClick={makeBuild}>
              {ACTION_WORDS.makeBuild}
            </Button>
          )}
        </>
      }
      {...dialog}
    >
      {problem && <S.Problem role="alert">{problem}</S.Problem>}
      {build.state === 'failed' && (
        <>
          <S.Problem>{BUILD_TEXTS.failed}</S.Problem>
          {/* Keyboard users must be able to reach a box that scrolls. */}
          <S.Log tabIndex={0} role="group" aria-label={BUILD_TEXTS.log}>
            {build.log}
          </S.Log>
        </>
      )}
      <S.Facts>
        <dt>Last good build</dt>
        <dd>
          {build.readyAt === undefined
            ? 'none yet'
            : `${build.build === undefined ? '' : `number ${build.build}, `}${describeAge(Date.parse(build.readyAt), now + (state.clockAheadMs ?? 0))}`}
        </dd>
        {build.waiting && (
          <>
            <dt>{WAITING}</dt>
            <dd>
              {build.waiting.files.map((file) => (
                <div key={file}>{file}</div>
              ))}
              {build.waiting.count > build.waiting.files.length &&
                `and ${(build.waiting.count - build.waiting.files.length).toLocaleString('en')} more`}
            </dd>
          </>
        )}
        {build.tookMs !== undefined && (
          <>
            <dt>Took</dt>
            <dd>{Math.max(1, Math.round(build.tookMs / 1000))} s</dd>
          </>
        )}
      </S.Facts>
    </Modal>
  )
}
