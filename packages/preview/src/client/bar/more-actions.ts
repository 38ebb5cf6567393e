import { fillEditorUrl } from '@galley/core/editor-url'
import type { MenuAction, MenuLink } from '@galley/ui/dropdown-menu'
import { readComparedPage } from '../compare/compared-page'
import type { PreviewActions, PreviewState } from '../preview-state'
import { comparedSideShort } from './compared-side'
import { describeBuild } from './describe-preview'
import { ACTION_WORDS } from './preview-texts'
import type { Panel } from './use-panel'

interface MoreActionsOptions {
  state: PreviewState
  actions: PreviewActions
  now: number
  onPanel: (panel: Panel) => void
  onHide: () => void
}

/** Returns true if at least one version of the current page can be compared. */
const canCompare = ({ page, published }: PreviewState) =>
  readComparedPage(published) !== undefined || readComparedPage(page?.data) !== undefined

const hasBranches = ({ session }: PreviewState) => (session?.branches.length ?? 0) > 1

/** Returns true if there is a preview build, and it is not the open site. */
export const hasOtherBuild = ({ session, build }: PreviewState) =>
  Boolean(session?.buildOrigin) && session?.buildOrigin !== location.origin && build.build !== undefined

/** Returns the actions of the menu, in groups. */
export function listMoreActions({ state, actions, now, onPanel, onHide }: MoreActionsOptions) {
  const build = describeBuild(state, now)
  const { session, page: { file } = {} } = state
  const groups: (MenuAction | MenuLink | undefined)[][] = [
    [
      {
        label: `${ACTION_WORDS.compare} ${comparedSideShort(state)}`,
        disabled: state.isPublishedPending || !canCompare(state),
        onSelect: () => onPanel('compare'),
      },
      { label: ACTION_WORDS.devices, onSelect: () => onPanel('devices') },
      { label: ACTION_WORDS.share, onSelect: () => onPanel('share') },
      file !== undefined && session?.editorUrl !== undefined
        ? { label: ACTION_WORDS.edit, to: fillEditorUrl(session.editorUrl, { file }) }
        : undefined,
    ],
    [
      hasBranches(state)
        ? { label: `${ACTION_WORDS.branches}: ${state.session?.branch}`, onSelect: () => onPanel('branches') }
        : undefined,
    ],
    [
      build ? { label: `${ACTION_WORDS.build}: ${build}`, onSelect: () => onPanel('build') } : undefined,
      hasOtherBuild(state) ? { label: ACTION_WORDS.openBuild, onSelect: actions.openBuild } : undefined,
    ],
    [
      { label: ACTION_WORDS.hide, onSelect: onHide },
      { label: ACTION_WORDS.leave, color: 'error', onSelect: actions.leave },
    ],
  ]
  return groups.map((group) => group.filter((line) => line !== undefined)).filter((group) => group.length > 0)
}
