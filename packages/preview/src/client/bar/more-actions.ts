import { fillEditorUrl } from '@galley/core/editor-url'
import { encodePath, urlAt } from '@galley/core/url-path'
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
export const canCompare = ({ page, published }: PreviewState) =>
  readComparedPage(published) !== undefined || readComparedPage(page?.data) !== undefined

export const hasBranches = ({ session }: PreviewState) => (session?.branches.length ?? 0) > 1

/** Returns the URL of the current page in the preview build; undefined without a build, and if the build is open. */
export function findBuildUrl({ session, build, path }: PreviewState) {
  if (!session?.buildOrigin || session.buildOrigin === location.origin || build.build === undefined) return undefined
  return urlAt(session.buildOrigin, encodePath(path))
}

/** Returns the actions of the menu, in groups. */
export function listMoreActions({ state, actions, now, onPanel, onHide }: MoreActionsOptions) {
  const build = describeBuild(state, now)
  const url = findBuildUrl(state)
  const { session, page: { file } = {} } = state
  const openBuild: MenuAction | MenuLink | undefined = !url
    ? undefined
    : actions.openBuild
      ? { label: ACTION_WORDS.openBuild, onSelect: actions.openBuild }
      : { label: ACTION_WORDS.openBuild, to: url, target: '_blank' }
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
    [build ? { label: `${ACTION_WORDS.build}: ${build}`, onSelect: () => onPanel('build') } : undefined, openBuild],
    [
      { label: ACTION_WORDS.hide, onSelect: onHide },
      { label: ACTION_WORDS.leave, color: 'error', onSelect: actions.leave },
    ],
  ]
  return groups.map((group) => group.filter((line) => line !== undefined)).filter((group) => group.length > 0)
}
