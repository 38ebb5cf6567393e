import { reportPageLoading } from '@galley/start/page-loading'
import { loadingBar } from '@galley/ui/loading-bar'

/** Lets the scripts outside of the application know while a page loads. */
export function watchPageLoading() {
  const report = () => reportPageLoading(['waiting', 'loading'].includes(loadingBar.getPhase()))
  loadingBar.subscribe(report)
  report()
}
