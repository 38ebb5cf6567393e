import { escapeHtml } from '@galley/core/escape-html'
import {
  BRANCH_PARAMETER,
  type BuildState,
  OPEN_PATH,
  PREVIEW_API,
  PREVIEW_PARAMETER,
  REFUSAL,
} from '@galley/core/preview'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import type { StatusPage } from './status-page'
import { SIGN_IN_PATH } from './status-page-script'

/** Path to which the button of a status page sends a request for a build. */
export const BUILD_PATH = '/preview/build'

const eventsOf = (branch: string) =>
  `${site.basePath}${PREVIEW_API}/events${branch && `?${new URLSearchParams({ [BRANCH_PARAMETER]: branch }).toString()}`}`

/**
 * Describes the state of a build to editors who wait for `url`. A state without a log is for a token that may not request builds, so the page has no
 * button for another build.
 */
export function describeBuild(state: BuildState, url: string, branch: string): StatusPage {
  const events = eventsOf(branch)
  if (state.state === 'failed') {
    const title = 'The build failed'
    if (state.log === undefined) {
      const status =
        'The person who sent you the link can see why. This page opens the requested page as soon as a build is ready.'
      return { title, status, events }
    }
    return {
      title,
      status: 'This is the end of the build log. Correct the error in the log; saving a file starts another build.',
      more: `<pre tabindex="0" aria-label="End of the log">${escapeHtml(state.log)}</pre>${buildButton(url, branch)}`,
      events,
    }
  }
  const usual = state.tookMs === undefined ? '' : ` The last build took ${showTime(state.tookMs)}.`
  if (state.state === 'building') {
    const elapsed = state.startedAt === undefined ? 0 : Math.max(0, Date.now() - Date.parse(state.startedAt))
    const line = state.tookMs
      ? `<div class="line"><i style="animation-duration:${state.tookMs}ms;animation-delay:-${elapsed}ms"></i></div>`
      : ''
    return {
      title: state.build === undefined ? 'The first build is running' : 'The build is running',
      status: 'This page opens the requested page as soon as the build is ready.',
      time: `Running for ${showTime(elapsed)}.${usual || ' The first one takes a minute or more.'}${line}`,
      isBusy: true,
      events,
    }
  }
  return {
    title: 'The build is about to begin',
    status: 'This page opens the requested page as soon as the build is ready.',
    time: `It starts once no file was saved for a moment.${usual}`,
    isBusy: true,
    events,
  }
}

/** Describes an unknown entry. The page opens the entry once it is saved. */
export function describeUnknown(collection: string, id: string, near: readonly string[], branch: string): StatusPage {
  const links = near.map(
    (name) =>
      `<li><a href="${escapeHtml(encodePath(`${site.basePath}${OPEN_PATH}/${collection}/${name}`))}">${escapeHtml(name)}</a></li>`,
  )
  return {
    title: 'There is no such entry',
    status: `The collection <code>${escapeHtml(collection)}</code> has no entry <code>${escapeHtml(id)}</code>. It may be moved, deleted or not saved yet.`,
    more: links.length > 0 ? `<p>Nearest:</p><ul>${links.join('')}</ul>` : '',
    events: eventsOf(branch),
  }
}

/** Describes an entry that is in the build but has no page. */
export function describePageless(collection: string, id: string): StatusPage {
  return {
    title: 'This entry has no page of its own',
    status: `<code>${escapeHtml(id)}</code> of the collection <code>${escapeHtml(collection)}</code> is shown within other pages. Open one of them.`,
    more: `<p><a href="${site.basePath}/">Open the home page</a></p>`,
  }
}

/** Describes an entry that is missing in a build, although the build began after the request for the entry. */
export function describeAbsent(url: string, branch: string): StatusPage {
  return {
    title: 'The build is ready, but this entry is not in it',
    status: 'The entry may have a problem. The preview bar lists problems. Correct it, or build again.',
    more: buildButton(url, branch),
    events: eventsOf(branch),
  }
}

/** Describes a build that a URL names but the server no longer keeps. */
export const describeGone = (build: string, newest: string): StatusPage => ({
  title: `Build ${build} is no longer kept`,
  status: 'The server keeps only the last builds. The newest includes everything saved since.',
  more: `<p><a href="${escapeHtml(site.basePath + newest)}">Open the newest build</a></p>`,
})

/** Describes a branch without preview builds. */
export const describeNoBranch = (branch: string): StatusPage => ({
  title: 'There is no such branch',
  status: `The branch <code>${escapeHtml(branch)}</code> has no builds. It may be merged or deleted.`,
  more: `<p><a href="${site.basePath}/?${BRANCH_PARAMETER}=">Open the default branch</a></p>`,
})

/** Describes a branch whose files could not be read. `reason` is a message for editors. */
export const describeBranchFailure = (reason: string, url: string): StatusPage => ({
  title: 'The branch cannot be shown',
  status: escapeHtml(reason),
  more: `<p><a href="${escapeHtml(site.basePath + url)}">Try again</a></p>`,
})

/** Describes a refusal, the same for every reason. If the editor enters a valid token, the form of the page opens `url`. */
export const describeRefusal = (url: string): StatusPage => ({
  title: 'This is a preview',
  status: REFUSAL.error,
  more: `<form method="post" action="${site.basePath}${SIGN_IN_PATH}"><input type="hidden" name="to" value="${escapeHtml(url)}"><label for="link">Link or token</label><input id="link" name="${PREVIEW_PARAMETER}" required autocomplete="off" spellcheck="false" autocapitalize="off"><button>Open the preview</button></form>`,
})

function buildButton(to: string, branch: string) {
  const query = new URLSearchParams({ to, ...(branch && { [BRANCH_PARAMETER]: branch }) })
  return `<form method="post" action="${escapeHtml(`${site.basePath}${BUILD_PATH}?${query.toString()}`)}"><button>Try again</button></form>`
}

function showTime(ms: number) {
  const seconds = Math.max(1, Math.round(ms / 1000))
  return seconds < 90 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
