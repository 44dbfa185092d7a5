import type { Page } from '@playwright/test'
import { tiposProcesso } from '@rh/domain/processo/tipos'
import { conectar, entrar, seguirPara } from './pessoas.ts'
import { expect, test } from './test.ts'

/** Height of a record page, in pixels, for whoever it waits for: a screen and two thirds. */
const ALTURA_MAX = 1_500

/** Whoever decides something in the demo company, and the sector in which they do; of a sector, who may do most first. */
const quemDecide = {
  'gerente.rh': 'rh',
  coordenador: 'rh',
  cadastro: 'rh',
  vagas: 'vagas',
  sesmt: 'sesmt',
  almoxarifado: 'almoxarifado',
} as const

interface Linha {
  readonly id: number
  readonly numero: string
  readonly status: string
  readonly aFazer: { readonly nome: string } | null
}

/** A record that waits for the person. */
interface Espera {
  readonly qual: string
  readonly numero: string
  readonly endereco: string
}

/** One record for each kind, status and act that waits for the person. */
async function esperam(ler: <T>(caminho: string) => Promise<T>, setor: string): Promise<Espera[]> {
  const listas = await Promise.all(
    tiposProcesso.map(async (tipo) => {
      const { results } = await ler<{ results: readonly Linha[] }>(
        `/api/${tipo}/listar?minhaVez=1&porPagina=100&ordenar=-numero`,
      ).catch(() => ({ results: [] }))
      return results.map(({ id, numero, status, aFazer }) => ({
        qual: `${tipo} ${status} ${aFazer?.nome}`,
        numero,
        endereco: `/${setor}/${tipo}/visualizar/${id}`,
      }))
    }),
  )
  return [...new Map(listas.flat().map((espera) => [espera.qual, espera])).values()]
}

async function alturaDe(page: Page, { endereco, numero }: Espera): Promise<number> {
  await seguirPara(page, endereco)
  await page.getByText(numero).first().waitFor()
  await page.getByRole('region', { name: 'Pareceres' }).waitFor()
  await page.locator('[aria-busy="true"], .MuiSkeleton-root').first().waitFor({ state: 'detached' })
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test.use({ viewport: { width: 1440, height: 900 } })

test(`what waits for somebody is read and decided within ${ALTURA_MAX} px`, async ({ page, servidor }) => {
  const altas: string[] = []
  const medidas = new Set<string>()
  for (const [usuario, setor] of Object.entries(quemDecide)) {
    const { ler } = await conectar(servidor, usuario)
    const todas = await esperam(ler, setor)
    expect(todas.length, usuario).toBeGreaterThan(0)
    // The same act on a record in the same status is the same page for all of a sector.
    const novas = todas.filter(({ qual }) => !medidas.has(`${setor} ${qual}`))
    if (novas.length > 0) await entrar(page, usuario, `/${setor}`)
    for (const pagina of novas) {
      medidas.add(`${setor} ${pagina.qual}`)
      const altura = await alturaDe(page, pagina)
      if (altura > ALTURA_MAX) altas.push(`${pagina.qual} (${pagina.endereco}): ${altura}`)
    }
  }
  expect(altas).toEqual([])
})
