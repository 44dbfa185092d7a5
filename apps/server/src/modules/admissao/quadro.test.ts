import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuadroDasAdmissoes } from '@rh/domain/contract/admissao/registro'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { gruposDe } from '@rh/domain/setores/setores'
import { grupos } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import {
  abrirVagas,
  aprovada,
  comPareceres,
  documentosVistos,
  enviada,
  pareceres,
  rascunhoCompleto,
} from '../../test/admissoes.ts'
import { cumprirDo, cumprirVencidas } from '../processo/espera/cumprir.ts'
import { moduloAdmissao } from './modulo.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA } from '../../test/clock.ts'

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
    rh.clock.irPara('2026-12-01T12:00:00Z')
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

const verificar = (client: Client, itens: readonly Marcada[]) =>
  client.call('POST /api/admissao/marcadas/verificar', { body: { itens: [...itens] } })
const decidir = (client: Client, itens: readonly Marcada[], mais: object = {}, chave?: string) =>
  client.call('POST /api/admissao/marcadas/decidir', {
    body: { itens: [...itens], ...mais },
    ...(chave !== undefined && { chave }),
  })
type Marcada = Pick<Awaited<ReturnType<typeof enviada>>, 'id' | 'versao'>
const marca = ({ id, versao }: Marcada): Marcada => ({ id, versao })

/** The time to undo is over. */
async function passarATempo(): Promise<void> {
  rh.clock.irPara(rh.clock.agora().add({ seconds: 11 }).toString())
  await cumprirVencidas(rh.deps, { admissao: cumprirDo(moduloAdmissao) })
}
const statusDe = async (id: number) =>
  (await (await rh.as('administrador')).call('GET /api/admissao/obter/:id', { params: { id } })).status

describe('the ticked rows of a list', () => {
  it('are checked without writing: what is clean, and why each of the others goes alone', async () => {
    const limpa = await comPareceres(rh, operacional)
    const velha = await comPareceres(rh, operacional)
    const soVaga = await enviada(operacional)
    const coordenador = await rh.as('coordenador')
    const vagas = await rh.as('vagas')
    const gestor = await rh.as('gestor')
    const { results } = await verificar(coordenador, [
      marca(limpa),
      { id: velha.id, versao: velha.versao - 1 },
      marca(soVaga),
      { id: 999_999, versao: 1 },
    ])
    expect(results.map(({ rotulo, sozinha }) => [rotulo, sozinha])).toEqual([
      ['Aprovar', null],
      ['Aprovar', expect.stringMatching(/^Alterado por .* às \d\d:\d\d\.$/)],
      [null, 'não espera por você agora'],
      [null, expect.any(String)],
    ])
    expect(results[0]?.nome).toBe('Antônia Gonçalves de Sousa')
    const depois = await operacional.call('GET /api/admissao/obter/:id', { params: { id: limpa.id } })
    expect([depois.status, depois.versao, depois.eventos.length]).toEqual([
      'em_analise',
      limpa.versao,
      limpa.eventos.length,
    ])
    // A word that asks for nothing goes; one that says what was looked at goes alone.
    const daVaga = await verificar(vagas, [marca(soVaga)])
    expect(daVaga.results).toMatchObject([{ rotulo: 'Confirmar vaga', sozinha: null }])
    const emAnalise = await comPareceres(rh, operacional, 1)
    const doCadastro = await verificar(await rh.as('cadastro'), [marca(emAnalise)])
    expect(doCadastro.results).toMatchObject([
      { rotulo: 'Conferir documentos', sozinha: 'o parecer diz o que foi conferido' },
    ])
    // The password, and what is no concern of theirs.
    const efetivavel = await aprovada(rh, operacional)
    expect((await verificar(await rh.as('cadastro'), [marca(efetivavel)])).results).toMatchObject([
      { rotulo: 'Efetivar', sozinha: 'a ação pede a senha' },
    ])
    expect((await verificar(gestor, [marca(limpa)])).results[0]?.sozinha).not.toBeNull()
    expect((await rh.anonimo.try('POST /api/admissao/marcadas/verificar')).status).toBe(401)
  })

  it('go alone where an alert is to be read or a document nobody looked at', async () => {
    const registro = await comPareceres(rh, operacional)
    await sql`update processo_anexo set estado = 'enviado' where id = (
      select min(id) from processo_anexo where processo_id = ${registro.id})`.execute(rh.db)
    const coordenador = await rh.as('coordenador')
    const { results } = await verificar(coordenador, [marca(registro)])
    expect(results[0]?.sozinha).toBe('há documento que ninguém conferiu')
    const { results: feitas } = await decidir(coordenador, [marca(registro)])
    expect(feitas).toEqual([
      { id: registro.id, feito: false, mensagem: 'Há documento que ninguém conferiu.' },
    ])
    expect(await statusDe(registro.id)).toBe('em_analise')
  })

  it('are decided one by one: what refuses one stops no other, and a call sent again makes none twice', async () => {
    const uma = await comPareceres(rh, operacional)
    const outra = await comPareceres(rh, operacional)
    const crua = await comPareceres(rh, operacional, 1)
    const coordenador = await rh.as('coordenador')
    const itens = [marca(uma), marca(crua), { id: outra.id, versao: outra.versao - 1 }]
    const { results } = await decidir(coordenador, itens, {}, 'marcadas-1')
    expect(results.map(({ feito }) => feito)).toEqual([true, false, false])
    const deNovo = await decidir(coordenador, itens, {}, 'marcadas-1')
    expect(deNovo.results.map(({ feito }) => feito)).toEqual([true, false, false])
    await passarATempo()
    expect(await Promise.all([uma, outra, crua].map(({ id }) => statusDe(id)))).toEqual([
      'aprovada',
      'em_analise',
      'em_analise',
    ])
    const { eventos } = await coordenador.call('GET /api/admissao/obter/:id', { params: { id: uma.id } })
    expect(eventos.filter(({ nome }) => nome === 'aprovar')).toHaveLength(1)
  })

  it('are decided once when two people tick the same, and never by who spoke for a sector', async () => {
    const registro = await comPareceres(rh, operacional)
    const pessoas = await Promise.all(['coordenador', 'gerente.rh'].map((quem) => rh.as(quem)))
    await Promise.all(pessoas.map((client) => decidir(client, [marca(registro)])))
    await passarATempo()
    await passarATempo()
    const { status, eventos } = await operacional.call('GET /api/admissao/obter/:id', {
      params: { id: registro.id },
    })
    expect([status, eventos.filter(({ nome }) => nome === 'aprovar').length]).toEqual(['aprovada', 1])
    const deQuemFalou = await comPareceres(rh, operacional)
    const cadastro = await rh.as('cadastro')
    expect((await decidir(cadastro, [marca(deQuemFalou)])).results).toMatchObject([{ feito: false }])
  })

  it('are returned together, with the reason', async () => {
    const registro = await comPareceres(rh, operacional)
    const coordenador = await rh.as('coordenador')
    expect(
      (await decidir(coordenador, [marca(registro)], { motivo: 'Falta a escala' })).results,
    ).toMatchObject([{ feito: true }])
    await passarATempo()
    expect(await statusDe(registro.id)).toBe('devolvida')
  })

  it('are fifty at most, each once', async () => {
    const coordenador = await rh.as('coordenador')
    const ler = (itens: readonly Marcada[]) =>
      coordenador.try('POST /api/admissao/marcadas/verificar', { body: { itens: [...itens] } })
    expect((await ler([])).status).toBe(400)
    const muitas = Array.from({ length: 51 }, (_, i) => ({ id: i + 1, versao: 1 }))
    expect((await ler(muitas)).status).toBe(400)
    expect((await ler([muitas[0], muitas[0]] as Marcada[])).status).toBe(400)
  })
})
