import type { Page } from '@playwright/test'
import { tiposProcesso } from '@rh/domain/processo/tipos'
import { conectar, entrar } from './pessoas.ts'
import { expect, test } from './test.ts'

/** Height of a record page, in pixels, for whoever it waits for: a screen and two thirds. */
const ALTURA_MAX = 1_500

/** Whoever decides something in the demo company, and the sector in which they do. */
const quemDecide = {
  cadastro: 'rh',
  coordenador: 'rh',
  'gerente.rh': 'rh',
  vagas: 'vagas',
  sesmt: 'sesmt',
  almoxarifado: 'almoxarifado',
} as const

interface Registro {
  readonly id: number
  readonly status: string
  readonly pareceresAbertos: readonly string[]
  readonly aFazer: { readonly meu: boolean } | null
}

/** One record for each kind, status and parecer that waits for the person. */
async function esperam(ler: <T>(caminho: string) => Promise<T>): Promise<ReadonlyMap<string, string>> {
  const paginas = new Map<string, string>()
  for (const tipo of tiposProcesso) {
    const lista = await ler<{ results: readonly { id: number }[] }>(
      `/api/${tipo}/listar?porPagina=100&ordenar=-numero`,
    ).catch(() => ({ results: [] }))
    for (const { id } of lista.results) {
      const { status, pareceresAbertos, aFazer } = await ler<Registro>(`/api/${tipo}/obter/${id}`)
      if (aFazer?.meu) paginas.set(`${tipo} ${status} ${pareceresAbertos.join()}`, `${tipo}/visualizar/${id}`)
    }
  }
  return paginas
}

async function alturaDe(page: Page, endereco: string): Promise<number> {
  await page.goto(endereco)
  await page.getByRole('region', { name: 'Pareceres' }).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test.use({ viewport: { width: 1440, height: 900 } })

for (const [usuario, setor] of Object.entries(quemDecide))
  test(`what waits for ${usuario} is read and decided within ${ALTURA_MAX} px`, async ({
    page,
    servidor,
  }) => {
    test.setTimeout(240_000)
    const { ler } = await conectar(servidor, usuario)
    const paginas = await esperam(ler)
    expect(paginas.size).toBeGreaterThan(0)
    await entrar(page, usuario, `/${setor}`)
    const altas: string[] = []
    for (const [qual, endereco] of paginas) {
      const altura = await alturaDe(page, `/${setor}/${endereco}`)
      if (altura > ALTURA_MAX) altas.push(`${qual} (${endereco}): ${altura}`)
    }
    expect(altas).toEqual([])
  })
