import { WAITING } from './marks'

/**
 * Loads the code of a control that the reader has pressed already, beside the rest of the application. Once it can be used, the control is
 * pressed again, and handles what fails.
 * @param control a selector
 */
export function loadIfPressed(control: string, load: () => Promise<unknown>) {
  if (typeof document !== 'undefined' && document.querySelector(`${control}[${WAITING}]`))
    void load().catch(() => undefined)
}
