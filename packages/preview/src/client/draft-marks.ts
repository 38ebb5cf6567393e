import { useMemo } from 'react'
import { type ContentTree, levelOf } from '@galley/core/content-tree'
import type { DraftChange, DraftState } from '@galley/core/preview'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { quote } from '@galley/theme/shell/draft-notices'
import { theme } from '@galley/tokens/theme'
import { useRules } from '@galley/ui/hooks/use-rules'

interface DraftMarksProps {
  changes: readonly DraftChange[]
  /** The published text of the current page; undefined for a new page. */
  published: ContentTree | undefined
  draft: ContentTree | undefined
}

/** Marks the links to pages that differ from the build, and to headings of this page whose section differs. */
export function DraftMarks({ changes, published, draft }: DraftMarksProps) {
  const links = useMemo(() => buildLinkMarks(changes), [changes])
  const headings = useMemo(
    () => (published && draft ? buildHeadingMarks(findChangedHeadings(published, draft)) : ''),
    [published, draft],
  )
  useRules(links + headings)
  return null
}

/** Alternative texts of the marks, for screen readers. */
export const MARK_LABELS: Readonly<Record<DraftState, string>> = {
  new: 'new draft',
  changed: 'draft',
  moved: 'moved draft',
  unpublished: 'unpublished draft',
  deleted: 'deleted',
}

/**
 * Menus mark the current page with `::before`, and cards stretch their link with `::after`. So the marks use `::after` in menus, and `::before` in
 * texts.
 */
const SELECTORS = { menus: ':is(nav, aside) a:not(header *)', texts: 'main a:not(nav *, aside *)' }
const NOT_OURS = ':not([data-preview] *)'

const SIGN = '^'
/** A word joiner, which keeps the sign on the line of the link. */
const NO_BREAK = '\\2060 '
const LOOK = `color:${theme.color.primaryText};font-family:${theme.font.mono};font-weight:700;position:relative;top:.1em;`

/** Returns the CSS rules that mark links to pages that differ from the build. */
export const buildLinkMarks = (changes: readonly DraftChange[]) =>
  Object.entries(MARK_LABELS)
    .map(([state, label]) => {
      const pages = changes.filter((change) => change.state === state)
      const urls = pages.flatMap(({ path, from }) =>
        [path, from].flatMap((path) => path && encodePath(site.basePath + path)),
      )
      const links = urls.flatMap((url) => url && [`[href=${quote(url)}]`, `[href^=${quote(`${url}#`)}]`])
      return markOf(links.filter(Boolean) as string[], label)
    })
    .join('')

/** Returns the CSS rules that mark links to headings of this page. */
export const buildHeadingMarks = (ids: readonly string[]) =>
  markOf(
    ids.flatMap((id) => [id, encodeURIComponent(id)]).map((id) => `[href=${quote(`#${id}`)}]`),
    MARK_LABELS.changed,
  )

function markOf(links: readonly string[], label: string) {
  if (links.length === 0) return ''
  const list = `:is(${[...new Set(links)].join()})${NOT_OURS}`
  // Browsers that do not support alternative texts ignore the second declaration.
  const contentOf = (sign: string) => `content:"${sign}";content:"${sign}" / ${quote(label)};`
  return [
    `${SELECTORS.menus}${list}::after{${contentOf(NO_BREAK + SIGN)}${LOOK}margin-inline-start:.25em}`,
    `${SELECTORS.texts}${list}::before{${contentOf(SIGN + NO_BREAK)}${LOOK}margin-inline-end:.15em}`,
  ].join('')
}

/** Returns the ids of headings that are new or whose section differs. A section ends at the next heading. */
export function findChangedHeadings(published: ContentTree, draft: ContentTree): string[] {
  const before = sectionsOf(published)
  return [...sectionsOf(draft)].flatMap(([id, text]) => (before.get(id) === text ? [] : [id]))
}

function sectionsOf(tree: ContentTree) {
  const sections = new Map<string, string>()
  let id: string | undefined
  for (const node of tree) {
    if (typeof node !== 'string' && levelOf(node[0]) !== undefined) id = String(node[1]['id'])
    if (id !== undefined) sections.set(id, (sections.get(id) ?? '') + JSON.stringify(node))
  }
  return sections
}
