/** How often a waiting page asks, beside the stream of events. */
export const POLL_MS = 2000

/** After this time without an answer a waiting page says that the server does not answer. */
export const LOST_MS = 30_000

/** After so long a waiting page stops: a build that takes longer has been ended. */
export const WAIT_TIMEOUT_MS = 25 * 60 * 1000

/** Where a page of the preview server itself sends a token, to keep it as a cookie. */
export const SIGN_IN_PATH = '/preview/sign-in'

/** Sends the token of a link to the server, which never sees the fragment of a URL. The token leaves the URL first. */
export const SIGN_IN_SCRIPT = `(() => {
  const signIn = () => {
    const [found, token] = /[#&]preview=([^&]*)/.exec(location.hash) ?? []
    if (found === undefined) return
    const url = new URL(location.href)
    url.hash = url.hash.replace(found, '').replace(/^&/, '#')
    history.replaceState(null, '', url)
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '${SIGN_IN_PATH}'
    for (const [name, value] of Object.entries({ preview: token, to: url.pathname + url.search + url.hash })) {
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
 * Asks for this very page again and takes over what differs. When the answer is another page, the browser goes there.
 * The parts that did not change stay, so that nothing is read out twice and the focus is kept.
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
