import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { projectFolder } from '../scripts/run.mjs'
import { BROWSER_REPORT } from '../scripts/test-report.mjs'
import { PREVIEW, SITE, SITE_FOLDER } from './preview-setup.mjs'

/**
 * Each window of Chromium loads two pages for suggestions in its address bar, half the price of a window. The switch replaces
 * Playwright's own, whose features are named here too.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  // A page that a test answers itself has no URL, and could ask no server of this machine.
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Their tests mostly wait: for builds, for servers that stall, for hours that have passed. */
const WAITING = [
  'no-drafts.sweep.spec.ts',
  'site/preview-build.sweep.spec.ts',
  'preview-agreement.sweep.spec.ts',
  'site/preview-faults.sweep.spec.ts',
  'site/old-tab.sweep.spec.ts',
  'deploys.spec.ts',
  'analytics.spec.ts',
]

/** The browser tests: the built site, served as in production, in a Chromium of this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stalls must not fail a change; the list names what passed only the second time as flaky.
  retries: process.env.CI ? 1 : 0,
  // A server that is down fails every test of its own, each after minutes.
  maxFailures: process.env.CI ? 10 : 0,
  // One worker waits while two use the two cores.
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'busy', testIgnore: WAITING, workers: 2 },
  ],
  reporter: [['list'], ['./times-reporter.ts', { outputFile: join(projectFolder, BROWSER_REPORT) }]],
  use: {
    baseURL: SITE,
    actionTimeout: 5_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join()}`,
      ],
    },
  },
  webServer: [
    {
      command: 'node node_modules/@galley/cli/src/galley.mjs serve',
      cwd: SITE_FOLDER,
      env: { HOST: '127.0.0.1', PORT: new URL(SITE).port, LOG_LEVEL: 'warn' },
      url: SITE,
      reuseExistingServer: false,
    },
    {
      command: `node --import tsx e2e/serve-preview.mts ${PREVIEW}`,
      cwd: '..',
      // Refused for want of a token: it listens.
      url: `${PREVIEW}/api/preview/session`,
      reuseExistingServer: false,
    },
  ],
})
