import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Length of an HS256 signature. A shorter secret could be guessed from one token. */
export const MIN_SECRET_BYTES = 32

const REMEDY = 'Make one with "openssl rand -hex 32".'

/** Returns the folder for the state of a preview server: PREVIEW_FOLDER, or `.preview` in the project. */
export const findPreviewFolder = (env: NodeJS.ProcessEnv, projectDir: string) =>
  resolve(projectDir, env['PREVIEW_FOLDER'] || '.preview')

/** Returns the file with the secret that is used if PREVIEW_SECRET is not set. */
export const secretFile = (stateDir: string) => join(stateDir, 'secret')

/** Returns the secret that signs tokens: PREVIEW_SECRET, or outside production a random one that is kept in a file. Throws for short secrets. */
export async function readSecret(env: NodeJS.ProcessEnv, stateDir: string): Promise<Uint8Array> {
  const text = env['PREVIEW_SECRET']
  if (text) {
    return checkLength(
      text,
      (bytes) => `PREVIEW_SECRET must be at least ${MIN_SECRET_BYTES} bytes long, got ${bytes}. ${REMEDY}`,
    )
  }
  if (env['NODE_ENV'] === 'production') {
    throw new Error(`PREVIEW_SECRET must be set in production. It signs the links of editors. ${REMEDY}`)
  }
  const file = secretFile(stateDir)
  const kept = (await readKept(file)) ?? (await keepNew(file, stateDir))
  return checkLength(
    kept,
    (bytes) =>
      `${file} must hold at least ${MIN_SECRET_BYTES} bytes, got ${bytes}. Remove the file to create a new secret. Existing links then stop working.`,
  )
}

/** Derives a key for another purpose, so that nothing signed with it passes as a token. */
export const deriveKey = (secret: Uint8Array, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, MIN_SECRET_BYTES))

function checkLength(text: string, explain: (bytes: number) => string) {
  const secret = new TextEncoder().encode(text)
  if (secret.length < MIN_SECRET_BYTES) throw new Error(explain(secret.length))
  return secret
}

async function readKept(file: string) {
  const text = await readFile(file, 'utf8').catch(ignore('ENOENT'))
  return text?.trim()
}

/** Creates the secret file atomically, so that servers that start at the same time share one secret. */
async function keepNew(file: string, stateDir: string) {
  await mkdir(stateDir, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, `${randomBytes(MIN_SECRET_BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  try {
    await link(unfinished, file).catch(ignore('EEXIST'))
  } finally {
    await rm(unfinished, { force: true })
  }
  return (await readKept(file)) ?? ''
}

const ignore = (code: string) => (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== code) throw error
}
