import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuadroDasAdmissoes } from '@rh/domain/contract/admissao/registro'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { gruposDe } from '@rh/domain/setores/setores'
import { grupos } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { abrirVagas, documentosVistos, enviada, pareceres, rascunhoCompleto } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const quadro = (client: Client, query: Record<string, unknown> = {}) =>
  client.call('GET /api/admissao/quadro', { query })
const cartoesDe = ({ colunas }: QuadroDasAdmissoes) => colunas.flatMap(({ cartoes }) => cartoes)
const cartao = async (client: Client, id: number) => cartoesDe(await quadro(client)).find((c) => c.id === id)
const numeros = async (client: Client, query = {}) =>
  cartoesDe(await quadro(client, query)).map(({ numero }) => numero)

describe('GET /api/admissao/quadro', () => {
  it('asks for a session', async () => {
    expect((await rh.anonimo.try('GET /api/admissao/quadro')).status).toBe(401)
  })

  const comLista = grupos.filter((grupo) => gruposDe('admissao.listar').includes(grupo))
  it.each(comLista.map((grupo) => [grupo, loginDoGrupo(grupo)] as const))(
    'shows %s what the list shows, counted alike, without CPF or pay',
    async (grupo, login) => {
      const client = await rh.as(login)
      const { colunas } = await quadro(client)
      const { contagens } = await client.call('GET /api/admissao/listar', { query: { porPagina: 1 } })
      const abertos = Object.entries(contagens).filter(
        ([status]) =>
          !('final' in admissao.statuses[status as keyof typeof admissao.statuses]) &&
          (status !== 'rascunho' || gruposDe('admissao.rascunhos').includes(grupo)),
      )
      expect(colunas.map(({ status, total }) => [status, total])).toEqual(abertos)
      for (const { status, total, prazos, cartoes } of colunas) {
        expect(cartoes.length).toBe(Math.min(total, 50))
        expect(cartoes.every((c) => c.status === status)).toBe(true)
        const comPrazo = cartoes.filter(({ prazo }) => prazo !== null).length
        expect(Object.values(prazos).reduce((soma, n) => soma + n, 0)).toBe(comPrazo)
      }
      expect(JSON.stringify(colunas)).not.toMatch(/cpf|salario|\d{3}\.\d{3}\.\d{3}-\d{2}/i)
    },
  )

  it('shows a scoped person only the own contracts', async () => {
    const gestor = await rh.as('gestor')
    const dele = await numeros(gestor)
    const { results } = await gestor.call('GET /api/admissao/listar', { query: { porPagina: 100 } })
    const visiveis = results.map(({ numero }) => numero)
    expect(dele.length).toBeGreaterThan(0)
    expect(dele.filter((numero) => !visiveis.includes(numero))).toEqual([])
    expect((await numeros(await rh.as('administrador'))).length).toBeGreaterThan(dele.length)
  })

  it('keeps the filters of the list, and refuses what it does not know', async () => {
    const minhas = cartoesDe(await quadro(operacional, { minhaVez: '1' }))
    expect(minhas.length).toBeGreaterThan(0)
    expect(minhas.every(({ minhaVez }) => minhaVez)).toBe(true)
    const [um] = await numeros(operacional)
    expect(await numeros(operacional, { busca: um })).toEqual([um])
    const estranho = await operacional.try('GET /api/admissao/quadro', { query: { status: 'x' } as never })
    expect(estranho.status).toBe(400)
  })

  it('puts what is due first, and what has no term last', async () => {
    const { colunas } = await quadro(operacional)
    for (const { cartoes } of colunas) {
      const datas = cartoes.map(({ prazo }) => prazo?.dia ?? '9999')
      expect(datas).toEqual(datas.toSorted())
    }
  })
})

describe('a card', () => {
  it('says who it is about, whose turn it is and how near its term is', async () => {
    const { id, numero } = await enviada(operacional)
    expect(await cartao(await rh.as('vagas'), id)).toEqual({
      id,
      numero,
      agendadaPara: null,
      status: 'solicitada',
      nome: 'Antônia Gonçalves de Sousa',
      cargo: expect.any(String),
      posto: expect.any(String),
      contrato: expect.any(String),
      data: '2026-12-01',
      prazo: { dia: '2026-11-25', rotulo: 'vaga', dias: 5, faixa: 'proximo' },
      aFazer: {
        meu: true,
        tipo: 'parecer',
        nome: 'vaga',
        rotulo: 'Confirmar vaga',
        quem: ['Vagas', 'Administrador'],
        doSolicitante: false,
      },
      diasNaEtapa: 0,
      aguardando: ['Vagas', 'Administrador'],
      solicitante: expect.any(String),
      minhaVez: true,
    })
    expect((await cartao(operacional, id))?.minhaVez).toBe(false)
  })

  it('counts its days in the stage by the calendar of the company, from the last move', async () => {
    const { id } = await rascunhoCompleto(operacional)
    // 22:00 of 27 November in São Paulo, already the 28th in London; it was to be sent by the 25th.
    rh.clock.irPara('2026-11-28T01:00:00Z')
    operacional = await rh.as('coordenador.operacional')
    expect(await cartao(operacional, id)).toMatchObject({
      diasNaEtapa: 7,
      prazo: { dias: -2, faixa: 'vencido' },
    })
    rh.clock.irPara(noiteDe('2026-12-01'))
    operacional = await rh.as('coordenador.operacional')
    expect(await cartao(operacional, id)).toMatchObject({
      diasNaEtapa: 11,
      prazo: { dias: -6, faixa: 'vencido' },
    })
    rh.clock.irPara(AGORA)
    operacional = await rh.as('coordenador.operacional')
  })

  it('waits only for the sectors that have not spoken', async () => {
    let { id, versao } = await enviada(operacional)
    for (const { quem, parecer, dados } of pareceres.slice(0, 3)) {
      const client = await rh.as(quem)
      if (parecer === 'documentos') await documentosVistos(client, id)
      const body = { id, versao, parecer, decisao: 'aprovado' as const, dados }
      ;({ versao } = await client.call('POST /api/admissao/parecer', { body }))
    }
    const { aguardando, minhaVez } = (await cartao(await rh.as('almoxarifado'), id)) ?? {}
    expect({ aguardando, minhaVez }).toEqual({
      aguardando: ['Almoxarifado', 'Administrador', 'Coordenador', 'Gerente Rh'],
      minhaVez: true,
    })
    expect((await cartao(await rh.as('sesmt'), id))?.minhaVez).toBe(false)
  })

  it('is not of a column past its fifty, whose total still counts it', async () => {
    await sql`insert into limite (regra, valor, desde, motivo)
      values ('admissao.rascunhos', 200, '2026-11-01', 'Muitos de uma vez')`.execute(rh.db)
    for (let n = 0; n < 51; n++) await operacional.call('POST /api/admissao/criar', { body: {} })
    const { total = 0, cartoes = [] } = (await quadro(operacional)).colunas[0] ?? {}
    expect(total).toBeGreaterThan(50)
    expect(cartoes).toHaveLength(50)
  })
})
