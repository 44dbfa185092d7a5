import { describe, expect, it } from 'vitest'
import { criarColaborador } from '../../../test/colaboradores.ts'
import { abrirExperiencias } from '../../../test/experiencias.ts'
import type { Client } from '../../../test/harness.ts'

const e = abrirExperiencias(950_000)

/** Hired on 7 October, 45 days end today. */
const novo = (mais: { nome: string; admissao: string; posto?: typeof e.postos.meu }) =>
  criarColaborador(e.rh.db, {
    matricula: e.proximaMatricula(),
    posto: e.postos.meu,
    experienciaDias: 45,
    ...mais,
  })

const prorrogar = { decisao: 'prorrogar', dias: 45 } as const
const decidir = (id: number, decisao: typeof prorrogar | { decisao: 'efetivar' | 'encerrar' }) =>
  e.clientes.cadastro.call('POST /api/colaborador/experiencia', {
    body: { id, versao: 1, termo: 1, ...decisao },
  })

describe('the queue of ends', () => {
  const fila = async (client: Client) =>
    (await client.call('GET /api/colaborador/experiencias')).results.filter(({ nome }) =>
      nome.startsWith('Fila'),
    )

  it('has who waits for a decision or a dismissal, the nearest end first, in the scope', async () => {
    // Before everybody of the demo: an end today and one tomorrow.
    const hoje = await novo({ nome: 'Fila Hoje', admissao: '2026-10-07' })
    const amanha = await novo({ nome: 'Fila Amanhã', admissao: '2026-10-08' })
    const fora = await novo({ nome: 'Fila Fora', admissao: '2026-10-07', posto: e.postos.alheio })
    expect((await fila(e.clientes.gestor)).map(({ id }) => id)).toEqual([hoje, amanha])
    expect(new Set((await fila(e.clientes.cadastro)).map(({ id }) => id))).toEqual(
      new Set([hoje, fora, amanha]),
    )
    await decidir(amanha, { decisao: 'encerrar' })
    await decidir(fora, { decisao: 'efetivar' })
    const { posto } = (await fila(e.clientes.cadastro))[0] ?? {}
    expect(await fila(e.clientes.cadastro)).toEqual([
      { id: hoje, nome: 'Fila Hoje', posto, termo: 1, fim: '2026-11-20', dias: 0, decisao: null },
      { id: amanha, nome: 'Fila Amanhã', posto, termo: 1, fim: '2026-11-21', dias: 1, decisao: 'encerrar' },
    ])
    await decidir(hoje, prorrogar)
    expect((await fila(e.clientes.cadastro)).map(({ id }) => id)).toEqual([amanha])
  })

  it('is not for sectors that do not follow trials', async () => {
    expect((await (await e.rh.as('almoxarifado')).try('GET /api/colaborador/experiencias')).status).toBe(403)
  })
})
