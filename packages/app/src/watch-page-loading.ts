import { reportPageLoading } from '@galley/start/page-loading'
import { loadingBar } from '@galley/ui/loading-bar'

/** Reports the start and end of page loading to the scripts outside the application. */
export function watchPageLoading() {
  const report = () => reportPageLoading(['waiting', 'loading'].includes(loadingBar.getPhase()))
  loadingBar.subscribe(report)
  report()
}
