import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * What Chromium is to leave out. The switch replaces Playwright's own, so that its list is here too. The last three:
 * two pages that are loaded into every new window for the list below its address bar, and cost as much as the page that
 * is wanted, and a process that is started with every new window for a page of another origin, of which there is none.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Of the system: the one without windows loads the same page for two thirds of the processor's time. */
const installed = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * For tests, whose pages live for seconds: saves a fifth of their processor time, which compilers and a process that
 * only draws would take. Not for pictures or for measuring how fast pages are.
 */
export const frugal = {
  script: '--single-threaded --no-opt --no-maglev',
  browser: ['--in-process-gpu'],
};

/** The Chromium of the system, or the one that CHROMIUM names, without anything that would call home. */
export function launchBrowser({ script, browser }: typeof frugal = { script: '', browser: [] }): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? installed.find((place) => existsSync(place)) ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      // Threads that collect garbage would take the processor from the rest of the product.
      `--js-flags=--single-threaded-gc --min-semi-space-size=16 ${script}`,
      ...browser,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${disabledFeatures.join(',')}`,
      // Without windows it does not know how fast the network is, and would load pictures from twice as far.
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  });
}
