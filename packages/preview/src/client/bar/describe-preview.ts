import {
  type BuildState,
  type DraftChange,
  type PreviewEvents,
  type PreviewPerson,
  PUBLISHED_BRANCH,
  wasAt,
} from '@galley/core/preview'
import { findProblems, type PreviewState } from '../preview-store'
import { STATE_WORDS, STATUS_WORDS } from './preview-texts'

// `now` is the server's clock in all functions below. All moments are in milliseconds since 1970.

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Returns a number with its noun: "1 change", "2 changes". */
export const count = (amount: number, noun: string) =>
  `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`

/** Returns the age of a moment in the largest unit that fits. Future moments count as now, since clocks differ. */
export function describeAge(at: number, now: number) {
  const age = Math.max(0, now - at)
  if (age < 2 * SECOND_MS) return 'just now'
  if (age < MINUTE_MS) return `${Math.floor(age / SECOND_MS)} s ago`
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`
  return count(Math.floor(age / DAY_MS), 'day') + ' ago'
}

/** Returns the compared branch; undefined for the published site. */
export const comparedBranch = ({ against }: PreviewState) => (against === PUBLISHED_BRANCH ? undefined : against)

/** Returns the time until the next attempt to connect; empty unless offline. */
export function describeRetry({ status, retryAt, clockAheadMs }: PreviewState, now: number) {
  if (status !== 'offline' || retryAt === undefined) return ''
  const seconds = Math.ceil((retryAt + clockAheadMs - now) / SECOND_MS)
  return seconds > 0 ? `, trying again in ${seconds} s` : ', trying again…'
}

/** Maximum number of pages that the text lists for a share link. */
const NAMED_PATHS = 3

/** Returns the reason why the page has no draft. If the link does not cover the page, lists the pages of the link. */
function describeAbsence(absence: NonNullable<PreviewState['absence']>, paths: readonly string[] = []) {
  if (absence === 'missing') return 'No page here'
  if (paths.length === 0) return 'Your link is for other pages'
  const more = paths.length > NAMED_PATHS ? ' and others' : ''
  return `Your link is for ${paths.slice(0, NAMED_PATHS).join(', ')}${more}`
}

/** Returns the difference between the current page and the published page, and the text for the bar. */
export function describePage({ page, absence, changes, isCounting, hasNoBaseline, path, session }: PreviewState) {
  const listed =
    changes.find((change) => change.path === path)?.state ??
    (changes.some((change) => wasAt(change, path)) ? 'moved' : undefined)
  const state = page ? (page.state ?? (page.showsChanges ? 'changed' : undefined)) : listed
  if (state) return { state, words: STATE_WORDS[state] }
  return {
    state,
    words:
      isCounting || hasNoBaseline ? '' : absence ? describeAbsence(absence, session?.paths) : 'No changes on this page',
  }
}

/** Says when a page that the next build leaves out will appear; undefined or false for other pages. */
export function describeRelease({ isDraft, publishOn }: Pick<DraftChange, 'isDraft' | 'publishOn'>) {
  if (publishOn === undefined) return isDraft && 'Draft, not published'
  const day = new Date(`${publishOn}T00:00:00Z`).toLocaleDateString([], { dateStyle: 'long', timeZone: 'UTC' })
  return `Will appear on ${day}`
}

/** Summarizes the problems of the current page; undefined without problems. */
export function describePageProblems(state: PreviewState) {
  const problems = findProblems(state)
  const [first] = problems
  if (!first) return undefined
  if (state.page?.isLastGood) return `Last good version, problem in line ${first.line}`
  return `${count(problems.length, 'problem')} on this page`
}

/** Returns the time and author of the last save; "Compiling…" while the server compiles a save. */
export function describeUpdate({ page, updatedAt = NaN, isCompiling, clockAheadMs }: PreviewState, now: number) {
  if (isCompiling) return 'Compiling…'
  if (!page) return undefined
  const savedAt = page.savedAt === undefined ? updatedAt + clockAheadMs : Date.parse(page.savedAt)
  if (Number.isNaN(savedAt)) return undefined
  return `Saved ${describeAge(savedAt, now)}${page.author ? ` by ${page.author}` : ''}`
}

const describePerson = ({ name, isGuest }: PreviewPerson) => (isGuest ? `A guest of ${name}` : name)

/** Returns the names of the other people on the page, and the number of people without a name. */
export function listOthers({ count: all, people }: PreviewEvents['presence']) {
  const more = all - people.length
  return [...people.map(describePerson), ...(more > 0 ? [`and ${more} more`] : [])]
}

/** Summarizes the other people on the current page; undefined without other people. */
export function describeOthers({ others }: PreviewState) {
  if (!others) return undefined
  const [first] = others.people
  return others.count === 1 && first ? `${describePerson(first)} is here too` : `${others.count} others are here`
}

/** Formats the end of a link in the reader's language and time zone. */
export const describeEnd = (at: number) => new Date(at).toLocaleString([], { dateStyle: 'long', timeStyle: 'short' })

/** Summarizes the files that take effect with the next build; undefined without such files. */
function describeWaiting({ waiting }: BuildState) {
  const [first] = waiting?.files ?? []
  if (!waiting || first === undefined) return undefined
  return waiting.count === 1 ? `${first} waits` : `${first} and ${(waiting.count - 1).toLocaleString('en')} more wait`
}

/** Returns the state of the preview build; undefined if the server makes no builds and no file waits for a build. */
export function describeBuild({ build, revision }: PreviewState, now: number) {
  const waiting = describeWaiting(build)
  switch (build.state) {
    case 'none':
      return waiting && `none, ${waiting}`
    case 'queued':
      return 'queued'
    case 'building':
      return describeBuilding(build, now)
    case 'failed':
      return 'failed'
    case 'ready': {
      const behind = revision - (build.builtRevision ?? revision)
      const late = [behind > 0 && `${count(behind, 'change')} behind`, waiting].filter(Boolean).join(', ')
      return late || (build.builtRevision === undefined ? 'ready' : 'up to date')
    }
  }
}

/** Estimates the remaining time from the duration of the previous build. */
function describeBuilding({ startedAt, tookMs }: BuildState, now: number) {
  if (startedAt === undefined || tookMs === undefined) return 'building'
  const seconds = Math.round((Date.parse(startedAt) + tookMs - now) / SECOND_MS)
  return seconds > 0 ? `building, about ${seconds} s left` : 'building, nearly done'
}

/** Returns the text that screen readers announce when it changes. The text does not mention saves, which are too frequent. */
export function describeForScreenReaders(state: PreviewState) {
  const problems = state.problems.length > 0 ? `, ${count(state.problems.length, 'problem')}` : ''
  const build = state.build.state === 'failed' ? ', the preview build failed' : ''
  return `Preview: ${STATUS_WORDS[state.status]}${problems}${build}`
}
