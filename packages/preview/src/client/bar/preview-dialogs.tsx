import * as React from 'react'
import { lazy, Suspense } from 'react'
import { loadPart } from '@galley/core/load-part'
import { type DraftChange, oldPathOf } from '@galley/core/preview'
import { encodePath, urlAt } from '@galley/core/url-path'
import { site } from '@galley/site'
import { readComparedPage } from '../compare/compared-page'
import type { BarProps, Panel, PanelProps } from './bar-hooks'
import { BranchesDialog } from './branches-dialog'
import { BuildDialog } from './build-dialog'
import { comparedBranch } from './describe-preview'
import { DeviceDialog } from './device-dialog'
import { LinksDialog } from './links-dialog'
import { ShareDialog } from './share-dialog'

const CompareDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('../compare/compare-dialog')).CompareDialog })),
)

interface PreviewDialogsProps extends BarProps {
  /** The change of a page; the dialog lists the links to the old path of this page. */
  linked: DraftChange | undefined
  panelProps: (name: Panel) => PanelProps
}

/** The dialogs that the bar opens. */
export function PreviewDialogs({ linked, panelProps, ...props }: PreviewDialogsProps) {
  const { state, actions } = props
  const compare = panelProps('compare')
  const links = panelProps('links')
  // The page may have moved again since the dialog was opened.
  const current = linked && (state.changes.find((change) => oldPathOf(change) === oldPathOf(linked)) ?? linked)
  return (
    <>
      {compare.open && (
        <Suspense>
          <CompareDialog
            published={readComparedPage(state.published)}
            draft={readComparedPage(state.page?.data)}
            branch={comparedBranch(state)}
            move={state.changes.find(({ from, path }) => from !== undefined && [from, path].includes(state.path))}
            {...compare}
          />
        </Suspense>
      )}
      {links.open && current && <LinksDialog change={current} state={state} actions={actions} {...links} />}
      <DeviceDialog page={urlAt(location.origin, encodePath(site.basePath + state.path))} {...panelProps('devices')} />
      <ShareDialog {...props} {...panelProps('share')} />
      <BranchesDialog {...props} {...panelProps('branches')} />
      <BuildDialog {...props} {...panelProps('build')} />
    </>
  )
}
