import { readFile } from 'node:fs/promises'
import { ignoreMissing } from '@galley/core/ignore-missing'

/** Returns the error of an existing file that cannot be read. */
export const unreadable = (file: string, cause: unknown, remedy: string) =>
  new Error(`${file} cannot be read: ${(cause as Error).message}. ${remedy}`, { cause })

/** Reads a JSON file. Returns undefined if the file is missing, and throws if the file cannot be read. */
export async function readJson(file: string, remedy: string): Promise<unknown> {
  try {
    const text = await readFile(file, 'utf8').catch(ignoreMissing)
    return text === undefined ? undefined : JSON.parse(text)
  } catch (cause) {
    throw unreadable(file, cause, remedy)
  }
}
