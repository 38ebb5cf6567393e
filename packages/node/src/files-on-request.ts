import { extname, resolve } from 'node:path'
import { writeFiles } from './written-files'

/** As much of Express as is called. */
interface DevServer {
  get(
    path: string,
    answer: (
      request: { path: string },
      response: { type(extension: string): { send(text: string): void } },
      next: (error?: unknown) => void,
    ) => Promise<void>,
  ): void
}

/** Files that `gatsby develop` makes when one of them is asked for, so that nobody waits for them with a save. */
export function createFilesOnRequest() {
  let made: Promise<ReadonlyMap<string, string>> | undefined
  return {
    /** After a change of content. */
    forget: () => void (made = undefined),
    /**
     * @param app Gatsby's server
     * @param folder their path, such as "/api/search"
     * @param make all files by their paths
     */
    serve(app: unknown, folder: string, make: () => Promise<ReadonlyMap<string, string>>) {
      // The files of an earlier build would win over the answers.
      writeFiles(resolve('public'), folder, new Map())
      ;(app as DevServer).get(`${folder}/*`, async ({ path }, response, next) => {
        try {
          made ??= make()
          const text = (await made).get(path)
          if (text === undefined) next()
          else response.type(extname(path)).send(text)
        } catch (error) {
          made = undefined
          next(error)
        }
      })
    },
  }
}
