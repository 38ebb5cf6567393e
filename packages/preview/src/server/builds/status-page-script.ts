import { site } from '@galley/site'
/** Interval at which a waiting page requests itself. Each event causes a request as well. */
export const POLL_MS = 2000

/** Time without a response after which a waiting page reports that the server does not answer. */
export const LOST_MS = 30_000

/** Time after which a waiting page stops. By then, the server has aborted the build. */
export const WAIT_TIMEOUT_MS = 25 * 60 * 1000

/** Path where pages of the preview server send a token, which becomes a cookie. */
export const SIGN_IN_PATH = '/preview/sign-in'

/** Sends the token in the URL's fragment to the server, which never receives fragments. Removes the token from the URL first. */
export const SIGN_IN_SCRIPT = `(() => {
  const signIn = () => {
    const [found, token] = /[#&]preview=([^&]*)/.exec(location.hash) ?? []
    if (found === undefined) return
    const url = new URL(location.href)
    url.hash = url.hash.replace(found, '').replace(/^&/, '#')
    history.replaceState(null, '', url)
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '${site.basePath}${SIGN_IN_PATH}'
    for (const [name, value] of Object.entries({ preview: token, to: url.pathname.slice(${site.basePath.length}) + url.search + url.hash })) {
      const input = form.appendChild(document.createElement('input'))
      input.type = 'hidden'
      input.name = name
      input.value = value
    }
    document.querySelector('main').replaceChildren(form)
    form.submit()
  }
  addEventListener('hashchange', signIn)
  signIn()
})()`

/**
 * Requests the same page again and replaces the parts that differ, or reloads if the response is another page. Unchanged parts stay, so that
 * screen readers announce nothing twice and the focus is kept.
 */
export const STATUS_SCRIPT = `(() => {
  const begun = Date.now()
  let lastAnswer = begun
  let asking = false
  const fill = (id, html) => {
    const part = document.getElementById(id)
    if (part.innerHTML !== html) part.innerHTML = html
  }
  const ask = async () => {
    if (asking) return
    asking = true
    try {
      const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store', signal: AbortSignal.timeout(${LOST_MS}) })
      const next = new DOMParser().parseFromString(await response.text(), 'text/html')
      const main = next.querySelector('main[data-live]')
      if (!main) {
        clearInterval(timer)
        return location.reload()
      }
      lastAnswer = Date.now()
      document.title = next.title
      document.querySelector('main').toggleAttribute('data-busy', main.hasAttribute('data-busy'))
      for (const id of ['status', 'time', 'more']) fill(id, next.getElementById(id).innerHTML)
    } catch {
      if (Date.now() - lastAnswer > ${LOST_MS}) fill('status', document.getElementById('lost').innerHTML)
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => {
    if (Date.now() - begun < ${WAIT_TIMEOUT_MS}) return ask()
    clearInterval(timer)
    events.close()
    fill('status', document.getElementById('late').innerHTML)
    fill('time', '')
    document.querySelector('main').removeAttribute('data-busy')
  }, ${POLL_MS})
  const events = new EventSource(document.querySelector('main').dataset.live)
  events.addEventListener('build', ask)
})()`
