import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** The distribution's, the one without windows first: it does the same in a sixth less time. */
const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Chromium as it behaves in a container: no sandbox of its own, no GPU, nothing fetched in the background. */
const args = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** The Chromium that comes through npm: no browser on the machine is needed, nor permission to install one. */
async function packagedChromium(): Promise<string> {
  // Makes the package unpack the system libraries it was built with, for machines that lack them.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

async function findChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH aponta para ${CHROMIUM_PATH}, que não existe.`)
  }
  const daDistribuicao = DEBIAN_CHROMIUM.find((caminho) => existsSync(caminho))
  if (daDistribuicao !== undefined && process.env.CHROMIUM_NPM !== '1') return daDistribuicao
  try {
    return await packagedChromium()
  } catch (error) {
    throw new Error(
      'Nenhum navegador encontrado: instale o Chromium (apt-get install chromium) ou informe CHROMIUM_PATH.',
      { cause: error },
    )
  }
}

/** How to launch the browser of this machine; throws when there is none, so that no run passes without one. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await findChromium(),
  args,
})
