import { WAITING } from './marks'

/**
 * Loads the code of a control at once if the reader pressed the control before the application ran. The press is replayed later, and the
 * control then handles a failed load itself.
 * @param control selector of the control
 */
export function loadIfPressed(control: string, load: () => Promise<unknown>) {
  if (typeof document !== 'undefined' && document.querySelector(`${control}[${WAITING}]`))
    void load().catch(() => undefined)
}
