import { describe, expect, it } from 'vitest'
import { novaVersao } from '../../test/colaboradores.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import {
  alguemDeFerias,
  fracao,
  INICIO,
  pedida,
  pedidoDe,
  verificar,
  type DeFerias,
} from '../../test/ferias.ts'
import { noiteDe } from '../../test/clock.ts'

const empresa = abrirEmpresa({ usuario: 'cadastro' })

/** Paid R$ 2.000,00 a month, and R$ 300,00 more from a day on. */
const aumentar = (pessoa: DeFerias, dia: string) =>
  novaVersao(empresa.rh.db, pessoa.id, { id: pessoa.postoId }, dia, 230_000)

const valoresDe = async (pessoa: DeFerias, mais: object = {}) =>
  (await verificar(empresa.cliente, pessoa.id, pedidoDe(pessoa, mais))).simulacao?.valores

// prova: entidade.ferias
describe('pay of a vacation', () => {
  it('CLT art. 142: it is that of its first day, with the raise that comes before it', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const antes = await valoresDe(pessoa)
    await aumentar(pessoa, '2027-01-01')
    const depois = await valoresDe(pessoa)
    expect((depois?.ferias ?? 0) - (antes?.ferias ?? 0)).toBe(30_000)
    expect(await valoresDe(pessoa, { fracoes: [fracao('2026-12-21', 30)] })).toEqual(antes)
  })

  it('CLT art. 142: of a divided one, each stretch has that of its own first day', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const divididas = { fracoes: [fracao('2027-01-11', 15), fracao('2027-02-08', 15)] }
    const totais = async () =>
      (await verificar(empresa.cliente, pessoa.id, pedidoDe(pessoa, divididas))).simulacao?.fracoes.map(
        ({ totalCentavos }) => totalCentavos ?? 0,
      )
    const antes = await totais()
    await aumentar(pessoa, '2027-02-01')
    const depois = await totais()
    expect(depois?.[0]).toBe(antes?.[0])
    // Half a month of the raise with its third; stretches of one pay are rounded together, those of two each by itself.
    expect(Math.abs((depois?.[1] ?? 0) - (antes?.[1] ?? 0) - 20_000)).toBeLessThanOrEqual(1)
  })

  it('stays as it was paid when somebody looks at it after a later raise', async () => {
    const { rh } = empresa
    const { pessoa, registro } = await pedida(rh, await rh.as('coordenador.operacional'))
    const { simulacao: pedido } = await empresa.cliente.call('GET /api/ferias/obter/:id', {
      params: { id: registro.id },
    })
    await aumentar(pessoa, '2027-06-01')
    rh.clock.irPara(noiteDe('2027-07-01'))
    const depois = await (
      await rh.as('cadastro')
    ).call('GET /api/ferias/obter/:id', {
      params: { id: registro.id },
    })
    expect(depois.simulacao?.valores).toEqual(pedido?.valores)
  })

  it('Lei 4.749 art. 2º: half of the 13th is half of the pay of the month before', async () => {
    const pessoa = await alguemDeFerias(empresa.rh)
    const em = (inicio: string) => valoresDe(pessoa, { fracoes: [fracao(inicio, 30)], adiantamento13: true })
    const semAumento = await em(INICIO)
    await aumentar(pessoa, '2027-01-01')
    const [janeiro, fevereiro] = [await em(INICIO), await em('2027-02-01')]
    expect(janeiro?.adiantamento13).toBe(semAumento?.adiantamento13)
    expect((fevereiro?.adiantamento13 ?? 0) - (semAumento?.adiantamento13 ?? 0)).toBe(15_000)
  })
})
