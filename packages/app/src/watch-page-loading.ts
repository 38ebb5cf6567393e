import { reportPageLoading } from '@galley/start/page-loading'
import { loadingBar } from '@galley/ui/loading-bar'

/** Reports to the scripts outside the application if a page is loading. */
export function watchPageLoading() {
  const report = () => reportPageLoading(['waiting', 'loading'].includes(loadingBar.getPhase()))
  loadingBar.subscribe(report)
  report()
}
