import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { projectFolder } from '../scripts/run.mjs'
import { BROWSER_REPORT } from '../scripts/test-report.mjs'
import { BASE_PATH, PREVIEW, SITE, SITE_FOLDER } from './preview-setup.mjs'

/**
 * Disables suggestions in the address bar of Chromium: each window loads two pages for them, which takes half of the start time. The command line
 * flag with this list replaces Playwright's own flag, so the list also contains Playwright's features.
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
  // A page that a test serves itself has no network address, so Chromium would block its requests to servers of this machine.
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The server of the site: "nginx", "caddy" or "files". @default the server of Galley */
const HOST = process.env.E2E_HOST

/** Files whose tests mostly wait: for builds, for stalled servers, for simulated hours. */
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
  // Twice the default, because a preview build beside the tests takes one of two cores for minutes.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A slow machine must not fail a change. The report marks tests that pass only on the second attempt as flaky.
  retries: process.env.CI ? 1 : 0,
  // If a server is down, each of its tests would fail only after minutes.
  maxFailures: process.env.CI ? 10 : 0,
  // On two cores, one of three workers usually waits.
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'busy', testIgnore: WAITING, workers: 2 },
  ],
  reporter: [['list'], ['./times-reporter.ts', { outputFile: join(projectFolder, BROWSER_REPORT) }]],
  use: {
    baseURL: SITE,
    actionTimeout: 15_000,
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
      command: HOST
        ? `node --import tsx e2e/serve-host.mts ${HOST}`
        : 'node node_modules/@galley/cli/src/galley.mjs serve',
      cwd: HOST ? '..' : SITE_FOLDER,
      env: { HOST: '127.0.0.1', PORT: new URL(SITE).port, LOG_LEVEL: 'warn' },
      url: SITE,
      reuseExistingServer: false,
    },
    {
      command: `node --import tsx e2e/serve-preview.mts ${PREVIEW}`,
      cwd: '..',
      // A rejection is enough: it shows that the server listens. This request has no token.
      url: `${PREVIEW}${BASE_PATH}/api/preview/session`,
      reuseExistingServer: false,
    },
  ],
})
