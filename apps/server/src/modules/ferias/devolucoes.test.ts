import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  amanhecer,
  anexar,
  aprovada,
  INICIO,
  listIncoerencias,
  pedida,
  razaoDe,
  saldoDe,
  tentarPedir,
} from '../../test/ferias.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { noiteDe } from '../../test/clock.ts'

// A vacation begins on Monday 11 January unless a test says another day.
const empresa = abrirEmpresa()

const obter = async (usuario: string, id: number) =>
  (await empresa.rh.as(usuario)).call('GET /api/ferias/obter/:id', { params: { id } })

const situacaoDe = async (id: number) => {
  const { rows } = await sql<{ dias: string; confirmada: boolean }>`
    select to_char(inicio, 'YYYY-MM-DD') || ' ' || to_char(fim, 'YYYY-MM-DD') as dias, confirmada
      from ausencia where processo_id = ${id} order by inicio`.execute(empresa.rh.db)
  return rows.map(({ dias, confirmada }) => [dias, confirmada])
}

const vistoDe = ({ id, versao }: { readonly id: number; readonly versao: number }) => ({ id, versao })

describe('days that are given back', () => {
  it('by a refusal and by a request taken back', async () => {
    const recusada = await pedida(empresa.rh, empresa.cliente)
    const cadastro = await empresa.rh.as('cadastro')
    await cadastro.call('POST /api/ferias/status', {
      body: { ...vistoDe(recusada.registro), transicao: 'reprovar', motivo: 'O contrato não permite' },
    })
    const desistida = await pedida(empresa.rh, empresa.cliente)
    await empresa.cliente.call('POST /api/ferias/status', {
      body: { ...vistoDe(desistida.registro), transicao: 'desistir', motivo: 'A pessoa mudou de ideia' },
    })
    for (const { pessoa, registro } of [recusada, desistida]) {
      expect(await razaoDe(empresa.rh.db, pessoa.periodoId)).toEqual([
        ['direito', 30],
        ['reserva', -30],
        ['estorno', 30],
      ])
      expect(await situacaoDe(registro.id)).toEqual([])
      expect((await tentarPedir(empresa.cliente, pessoa)).status).toBe(201)
    }
  })

  it('by a cancelling before the start, signed by both once it was approved', async () => {
    const { pessoa, registro } = await aprovada(empresa.rh, empresa.cliente)
    const gerente = await empresa.rh.as('gerente.rh')
    const cancelar = async () =>
      gerente.try('POST /api/ferias/cancelar', {
        body: { ...vistoDe(await obter('gerente.rh', registro.id)), motivo: 'Adiadas a pedido' },
      })
    expect(await cancelar()).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'cancelamento_pendente' }] },
    })
    await anexar(await empresa.rh.as('cadastro'), registro.id, 'CANCELAMENTO_FERIAS')
    expect(await cancelar()).toMatchObject({ status: 200, body: { status: 'cancelada' } })
    expect(await saldoDe(empresa.rh.db, pessoa.periodoId)).toBe(30)
    await amanhecer(empresa.rh, INICIO)
    empresa.rh.clock.irPara(noiteDe(INICIO))
    expect((await obter('cadastro', registro.id)).status).toBe('cancelada')
  })

  it('not after the start', async () => {
    const { registro } = await aprovada(empresa.rh, empresa.cliente)
    await amanhecer(empresa.rh, INICIO)
    empresa.rh.clock.irPara(noiteDe(INICIO))
    const gerente = await empresa.rh.as('gerente.rh')
    const body = { ...vistoDe(await obter('gerente.rh', registro.id)), motivo: 'Tarde demais' }
    expect((await gerente.try('POST /api/ferias/cancelar', { body })).status).toBe(409)
  })

  it('leave nothing that does not add up', async () => {
    expect(await listIncoerencias(empresa.rh.db)).toEqual([])
  })
})
