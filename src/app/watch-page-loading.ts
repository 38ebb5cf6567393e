import { loadingBar } from '~/components/ui/loading-bar'
import { reportPageLoading } from '~/start/page-loading'

/** Lets the scripts outside of the application know while a page loads. */
export function watchPageLoading() {
  const report = () => reportPageLoading(['waiting', 'loading'].includes(loadingBar.getPhase()))
  loadingBar.subscribe(report)
  report()
}
