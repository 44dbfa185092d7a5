import type { Page } from '@playwright/test'
import { tiposProcesso } from '@rh/domain/processo/tipos'
import { conectar, entrar, seguirPara } from './pessoas.ts'
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
  await expect(page.getByText(numero).first(), endereco).toBeVisible()
  await page.getByRole('region', { name: 'Pareceres' }).waitFor()
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root'), endereco).toHaveCount(0)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

test.use({ viewport: { width: 1440, height: 900 } })

for (const [usuario, setor] of Object.entries(quemDecide))
  test(`what waits for ${usuario} is read and decided within ${ALTURA_MAX} px`, async ({
    page,
    servidor,
  }) => {
    const { ler } = await conectar(servidor, usuario)
    const paginas = await esperam(ler, setor)
    expect(paginas.length).toBeGreaterThan(0)
    await entrar(page, usuario, `/${setor}`)
    const altas: string[] = []
    for (const pagina of paginas) {
      const altura = await alturaDe(page, pagina)
      if (altura > ALTURA_MAX) altas.push(`${pagina.qual} (${pagina.endereco}): ${altura}`)
    }
    expect(altas).toEqual([])
  })
