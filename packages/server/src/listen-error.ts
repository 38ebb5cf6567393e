import type { Settings } from './settings'

/** Explains why the server cannot listen, with the remedy. */
export function explainListenError({ code, message }: NodeJS.ErrnoException, { port, host }: Settings) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or choose another with PORT, such as PORT=${port + 1}.`
  return `The server cannot listen on ${host}:${port}: ${message}. Choose others with HOST and PORT.`
}
