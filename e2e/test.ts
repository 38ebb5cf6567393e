import { addBasePath, dropBasePath } from '@galley/core/base-path'
import { type APIRequestContext, expect as plainExpect, type Page, test as plain } from '@playwright/test'
import { BASE_PATH } from './preview-setup.mjs'

export * from '@playwright/test'

/** Returns the path at which the server has a path of the site. URLs, and the paths of links in built pages, stay unchanged. */
export const served = (path: string) => (path.startsWith(`${BASE_PATH}/`) ? path : addBasePath(path, BASE_PATH))

/** Returns the path of the site for the URL of a request. */
export const pathOf = ({ pathname }: URL) => dropBasePath(pathname, BASE_PATH)

/** Makes the methods of an object take paths of the site. */
function serve<Target extends object>(target: Target, names: readonly (keyof Target)[]) {
  for (const name of names) {
    const method = target[name] as (url: unknown, ...rest: unknown[]) => unknown
    const servedMethod = (url: unknown, ...rest: unknown[]) =>
      method.call(target, typeof url === 'string' ? served(url) : url, ...rest)
    Object.assign(target, { [name]: servedMethod })
  }
}

const servePage = (page: Page) => serve(page, ['goto', 'waitForURL'])
const serveRequests = (request: APIRequestContext) => serve(request, ['fetch'])

/** Playwright's `test`, whose pages and requests take paths of the site, also if the site has a base path. */
export const test = plain.extend<object, { servedContexts: undefined }>({
  servedContexts: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        context.on('page', servePage)
        serveRequests(context.request)
        return context
      }
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  request: async ({ request }, use) => {
    serveRequests(request)
    await use(request)
  },
})

/** Playwright's `expect`, with paths of the site in `toHaveURL`. */
export const expect = plainExpect.extend({
  async toHaveURL(page: Page, url: string | RegExp, options?: object) {
    const wanted = typeof url === 'string' ? served(url) : url
    const assertion = this.isNot ? plainExpect(page).not : plainExpect(page)
    return assertion.toHaveURL(wanted, options).then(
      () => ({ pass: !this.isNot, message: () => '' }),
      (error: unknown) => ({ pass: this.isNot, message: () => (error as Error).message }),
    )
  },
})
