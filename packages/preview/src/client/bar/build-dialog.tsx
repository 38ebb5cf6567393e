import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Modal } from '@galley/ui/modal'
import { type DialogProps, useAction } from './bar-hooks'
import { describeAge, describeBuild } from './describe-preview'
import { hasOtherBuild } from './more-panel'
import * as S from './preview-dialogs.styles'

/** Shows the state of the preview build, and the log of a failed build. */
export function BuildDialog({ state, actions, now, ...dialog }: DialogProps) {
  const { build } = state
  const isRunning = build.state === 'building' || build.state === 'queued'
  const { problem, run: makeBuild } = useAction(() => actions.build())
  return (
    <Modal
      title={`Preview build: ${describeBuild(state, now) ?? 'none'}`}
      description="The whole site, built with the drafts."
      size={build.state === 'failed' ? 'lg' : 'md'}
      footer={
        <>
          {hasOtherBuild(state) && (
            <Button variant="outline" color="neutral" trailingIcon="arrow-up-right" onClick={actions.openBuild}>
              Open preview build
            </Button>
          )}
          {build.state !== 'none' && (
            <Button loadingAuto loading={isRunning} onClick={makeBuild}>
              Build now
            </Button>
          )}
        </>
      }
      {...dialog}
    >
      {problem && <S.Problem role="alert">{problem}</S.Problem>}
      {build.state === 'failed' && (
        <>
          <S.Problem>The build failed. The last good build stays online.</S.Problem>
          {/* Keyboard users must be able to reach a box that scrolls. */}
          <S.Log tabIndex={0} role="group" aria-label="End of the log">
            {build.log}
          </S.Log>
        </>
      )}
      <S.Facts>
        <dt>Last good build</dt>
        <dd>
          {build.readyAt === undefined
            ? 'none yet'
            : `${build.build === undefined ? '' : `number ${build.build}, `}${describeAge(Date.parse(build.readyAt), now)}`}
        </dd>
        {build.waiting && (
          <>
            <dt>Waits for a build</dt>
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
