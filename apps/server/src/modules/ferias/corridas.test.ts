import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aceitosEm,
  alguemDeFerias,
  conferir,
  fracao,
  INICIO,
  listIncoerencias,
  pedida,
  pedidoDe,
  tentarPedir,
  type DeFerias,
} from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA } from '../../test/clock.ts'

// Several people of one contract at the same moment, on a real database.

let rh: TestApp
let operacional: Client
let cadastro: Client
let coordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  operacional = await rh.as('coordenador.operacional')
  cadastro = await rh.as('cadastro')
  coordenador = await rh.as('coordenador')
})
afterAll(() => rh[Symbol.asyncDispose]())

type Resposta = Awaited<ReturnType<Client['try']>>

const comBloqueio = (codigo: string) => ({
  status: 422,
  body: { pendencias: expect.arrayContaining([expect.objectContaining({ codigo })]) },
})

const cobertaPor = ({ id }: DeFerias) => ({
  fracoes: [{ inicio: INICIO, dias: 30, cobertura: 'substituto', colaboradorId: id }],
})

/** Asked for and checked. Answers its approval, ready to be sent. */
async function porAprovar(mais: object, pessoa?: DeFerias) {
  const { registro } = await pedida(rh, operacional, mais, pessoa)
  const { id, versao } = await conferir(cadastro, registro)
  const body = {
    id,
    versao,
    transicao: 'aprovar' as const,
    motivo: 'Combinado com o cliente',
    alertasAceitos: [...aceitosEm(registro), 'equipe_ausente'],
  }
  return () => coordenador.try('POST /api/ferias/status', { body })
}

describe('two approvals that name the same substitute for the same days', () => {
  it('give one the person; the other is told in words', async () => {
    for (let vez = 0; vez < 4; vez++) {
      const substituto = await alguemDeFerias(rh)
      const aprovacoes = []
      for (let i = 0; i < 3; i++) aprovacoes.push(await porAprovar(cobertaPor(substituto)))
      const respostas: Resposta[] = await Promise.all(aprovacoes.map((aprovar) => aprovar()))
      const recusadas = respostas.filter(({ status }) => status !== 200)
      expect(recusadas).toHaveLength(2)
      for (const recusada of recusadas) expect(recusada).toMatchObject(comBloqueio('substituto_ocupado'))
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from alocacao where vinculo_id = ${substituto.id} and tipo <> 'titular'`.execute(
        rh.db,
      )
      expect(rows).toEqual([{ n: 1 }])
    }
  })
})

describe('the ceiling of absences of a contract', () => {
  /** Leaves room for one more on the days of January. Answers three who want it. */
  async function comUmLugar() {
    const { contratoId, postoId } = await alguemDeFerias(rh, { login: 'assistente.gestor' })
    const contar = sql<{ n: number }>`
      select count(*)::int as n from alocacao al join posto po on po.id = al.posto_id
       where po.contrato_id = ${contratoId} and al.tipo = 'titular' and al.fim is null`
    const titular = async () => {
      const pessoa = await alguemDeFerias(rh, { login: 'assistente.gestor' })
      await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${pessoa.id}, ${postoId}, '2025-03-10')`.execute(
        rh.db,
      )
      return pessoa
    }
    const disputam = [await titular(), await titular(), await titular()]
    const n = (await contar.execute(rh.db)).rows[0]?.n ?? 0
    const percentual = Math.max(1, Math.ceil(100 / n))
    await sql`insert into limite (regra, valor, desde, motivo)
      values ('ferias.ausencias', ${percentual}, '2026-11-19', 'Para o teste')`.execute(rh.db)
    const teto = Math.max(1, Math.floor((n * percentual) / 100))
    for (let fora = 1; fora < teto; fora++) await pedida(rh, operacional, {}, await titular())
    return disputam
  }
  afterEach(() => sql`delete from limite where motivo = 'Para o teste'`.execute(rh.db))

  it('is passed by no two corrected requests at once', async () => {
    const disputam = await comUmLugar()
    const envios = []
    for (const pessoa of disputam) {
      const { registro } = await pedida(rh, operacional, { fracoes: [fracao('2027-03-15', 30)] }, pessoa)
      const devolvida = await cadastro.call('POST /api/ferias/status', {
        body: {
          id: registro.id,
          versao: registro.versao,
          transicao: 'devolver',
          motivo: 'Melhor em janeiro',
          itens: [{ campo: 'fracoes', motivo: 'Em janeiro' }],
        },
      })
      const { id, versao } = await operacional.call('PUT /api/ferias/editar', {
        body: { id: registro.id, versao: devolvida.versao, dados: pedidoDe(pessoa) },
      })
      const alertasAceitos = [...aceitosEm(registro), 'equipe_ausente'].filter((c) => c !== 'teto_ausencias')
      envios.push(() =>
        operacional.try('POST /api/ferias/status', {
          body: { id, versao, transicao: 'reenviar', alertasAceitos },
        }),
      )
    }
    const respostas: Resposta[] = await Promise.all(envios.map((enviar) => enviar()))
    const recusadas = respostas.filter(({ status }) => status !== 200)
    expect(recusadas).toHaveLength(2)
    for (const recusada of recusadas) expect(recusada).toMatchObject(comBloqueio('teto_ausencias'))
  })
})

describe('people who cover each other, all at once', () => {
  it('wait for one another, and nobody for ever', async () => {
    const pessoas = []
    for (let i = 0; i < 4; i++) pessoas.push(await alguemDeFerias(rh))
    const aprovacoes = []
    for (const [i, pessoa] of pessoas.entries()) {
      const outra = pessoas[(i + 1) % pessoas.length]
      if (!outra) throw new Error('Nobody')
      const inicio = i % 2 === 0 ? '2027-01-11' : '2027-02-01'
      const fracoes = [{ inicio, dias: 14, cobertura: 'substituto', colaboradorId: outra.id }]
      aprovacoes.push(await porAprovar({ fracoes }, pessoa))
    }
    const respostas: Resposta[] = await Promise.all([
      ...aprovacoes.map((aprovar) => aprovar()),
      ...pessoas.map((pessoa) => tentarPedir(operacional, pessoa, { fracoes: [fracao('2027-03-01', 16)] })),
    ])
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201, 201, 201])
    expect(await listIncoerencias(rh.db)).toEqual([])
  })
})
