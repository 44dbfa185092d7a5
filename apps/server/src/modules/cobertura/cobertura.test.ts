import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ausentar, criarNoPosto, criarPosto, postoNoQuadro, type PostoDeTeste } from '../../test/cobertura.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA, HOJE, noiteDe } from '../../test/clock.ts'

// Today is Friday, 20 November 2026.

let rh: TestApp
let gestor: Client
let coordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
  gestor = await rh.as('gestor')
  coordenador = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

/** A night post of two people on opposite turns, one of whom is away from today on, and a folguista of the contract. */
async function buracoDeNoite(mais: { readonly login?: string; readonly noEscopo?: boolean } = {}) {
  const posto = await criarPosto(rh.db, { escala: '12x36 noturna', quantidade: 2, ...mais })
  const ausente = await criarNoPosto(rh.db, posto, 'Zuleica da Noite', '2025-11-20')
  const presente = await criarNoPosto(rh.db, posto, 'Benedito da Noite', '2025-11-21')
  const processoId = await ausentar(rh, ausente, { inicio: HOJE, fim: '2026-12-01' })
  const reserva = await criarPosto(rh.db, {
    escala: 'Folguista de teste',
    quantidade: 3,
    contratoId: posto.contratoId,
    ...mais,
  })
  return { posto, ausente, presente, processoId, reserva }
}

const folguista = (reserva: PostoDeTeste, nome: string): Promise<number> =>
  criarNoPosto(rh.db, reserva, nome, '2025-02-03')

const candidatos = (client: Client, postoId: number, data: string, processoId: number) =>
  client.call('GET /api/cobertura/candidatos', {
    query: { postoId: String(postoId), data, processoId: String(processoId) },
  })

describe('a 12x36 post', () => {
  it('misses who is away on the days of that turn alone, and counts who is there on each', async () => {
    const { posto, processoId } = await buracoDeNoite()
    const quadro = await postoNoQuadro(gestor, posto)
    const dias = quadro?.dias ?? []
    expect(dias.map(({ data }) => data).slice(0, 2)).toEqual([HOJE, '2026-11-21'])
    const comBuraco = dias.filter(({ faltam }) => faltam > 0)
    expect(comBuraco.length).toBe(6)
    expect(new Set(comBuraco.map(({ previstos, presentes }) => `${presentes}/${previstos}`))).toEqual(
      new Set(['0/1']),
    )
    const [primeiro] = comBuraco
    expect(primeiro?.buracos).toMatchObject([
      {
        processoId,
        porque: 'afastamento',
        ausente: { nome: 'Zuleica da Noite' },
        ate: '2026-12-01',
        cobertura: null,
      },
    ])
    expect(primeiro?.turno).toMatchObject({ entrada: `${primeiro?.data}T19:00`, minutos: 720 })
  })

  it('is covered by a folguista: offered with the why, sent, told on the board, and taken back', async () => {
    const { posto, processoId, reserva } = await buracoDeNoite()
    const id = await folguista(reserva, 'Valdir Folguista')
    const data = (await postoNoQuadro(gestor, posto))?.dias.find(({ faltam }) => faltam > 0)?.data ?? ''
    const lista = await candidatos(gestor, posto.id, data, processoId)
    const valdir = lista.candidatos.find(({ colaboradorId }) => colaboradorId === id)
    expect(valdir).toMatchObject({
      nome: 'Valdir Folguista',
      tipo: 'folguista',
      faixa: expect.stringMatching(/melhor|serve/),
    })
    expect(valdir?.porques.map(({ texto }) => texto)).toContain('mesmo cargo')
    expect(lista.tambem.length).toBe(5)
    expect(lista.glosaCentavos).toBeGreaterThan(0)
    expect(valdir?.custoCentavos).toBeGreaterThan(0)

    const datas = [data, ...(valdir?.tambem ?? []).slice(0, 1)]
    const { feitas, naoFeitas } = await gestor.call('POST /api/cobertura/escalar', {
      body: { postoId: posto.id, processoId, datas, colaboradorId: id },
    })
    expect(naoFeitas).toEqual([])
    expect(feitas.map((uma) => uma.data)).toEqual(datas)
    const coberto = (await postoNoQuadro(gestor, posto))?.dias.find((dia) => dia.data === data)
    expect(coberto).toMatchObject({ situacao: 'coberto', faltam: 0 })
    expect(coberto?.buracos[0]?.cobertura).toMatchObject({
      tipo: 'folguista',
      colaborador: { colaboradorId: id, nome: 'Valdir Folguista' },
      por: 'Débora Magalhães',
    })

    await gestor.call('POST /api/cobertura/dispensar', { body: { coberturas: feitas } })
    expect((await postoNoQuadro(gestor, posto))?.dias.find((dia) => dia.data === data)?.faltam).toBe(1)
    const denovo = await gestor.try('POST /api/cobertura/dispensar', { body: { coberturas: feitas } })
    expect(denovo.status).toBe(404)
  })
})

/** A body of a cover of one day. */
const um = (postoId: number, processoId: number | null, colaboradorId: number, data: string) => ({
  body: {
    postoId,
    processoId,
    datas: [data],
    colaboradorId,
    alertasAceitos: ['CARGO_DIFERENTE', 'HORAS_EXTRAS'],
  },
})

const primeiroBuraco = async (posto: PostoDeTeste): Promise<string> =>
  (await postoNoQuadro(gestor, posto))?.dias.find(({ faltam }) => faltam > 0)?.data ?? ''

describe('who may not come', () => {
  it('is refused for less than eleven hours of rest, in the list and when sent all the same', async () => {
    const { posto, processoId } = await buracoDeNoite()
    const data = await primeiroBuraco(posto)
    const deDia = await criarPosto(rh.db, {
      escala: '12x36 diurna',
      quantidade: 1,
      contratoId: posto.contratoId,
    })
    // Works by day on the same turn: leaves at 19:00, when the night begins.
    const cicero = await criarNoPosto(rh.db, deDia, 'Cícero do Dia', '2025-11-20')
    const { status, body } = await gestor.try(
      'POST /api/cobertura/escalar',
      um(posto.id, processoId, cicero, data),
    )
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'DESCANSO_ENTRE_JORNADAS' })]),
      },
    })
  })

  it('CLT art. 58-A: is refused beyond six hours over the week of a part time', async () => {
    const posto = await criarPosto(rh.db, { escala: '12x36 diurna', quantidade: 1 })
    const falta = await criarNoPosto(rh.db, posto, 'Falta no Sábado', '2026-11-01')
    const processoId = await ausentar(rh, falta, { inicio: HOJE, fim: '2026-12-01' })
    const parcial = await criarPosto(rh.db, {
      escala: 'Meio período – 25 h',
      quantidade: 1,
      contratoId: posto.contratoId,
    })
    const quem = await criarNoPosto(rh.db, parcial, 'Trabalha Meio Período', '2025-02-03')
    const lista = await candidatos(gestor, posto.id, '2026-11-21', processoId)
    const ajuste = lista.candidatos.find(({ colaboradorId }) => colaboradorId === quem)
    expect(ajuste?.faixa ?? 'nao_pode').toBe('nao_pode')
    const { status, body } = await gestor.try(
      'POST /api/cobertura/escalar',
      um(posto.id, processoId, quem, '2026-11-21'),
    )
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        pendencias: [
          {
            codigo: 'TEMPO_PARCIAL',
            mensagem: 'Tempo parcial de 25 h vai até 6 h extras na semana, e seriam 12 h.',
          },
        ],
      },
    })
  })

  it('is refused on the turn after the own one of a 12x36, which leaves 12 hours of 36', async () => {
    const { posto, processoId, presente } = await buracoDeNoite()
    const data = await primeiroBuraco(posto)
    const recusa = await gestor.try('POST /api/cobertura/escalar', um(posto.id, processoId, presente, data))
    expect(recusa).toMatchObject({
      status: 422,
      body: {
        pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'DESCANSO_36_HORAS' })]),
      },
    })
  })

  it('is told after those who may, with the reason, and never why somebody is on leave', async () => {
    const { posto, processoId, reserva } = await buracoDeNoite()
    const fora = await folguista(reserva, 'Edilene Fora')
    await ausentar(rh, fora, { inicio: '2026-11-01', fim: null })
    const livre = await folguista(reserva, 'Sônia Livre')
    const lista = await candidatos(gestor, posto.id, await primeiroBuraco(posto), processoId)
    const nomes = lista.candidatos.map(({ colaboradorId }) => colaboradorId)
    expect(nomes.indexOf(livre)).toBeLessThan(nomes.indexOf(fora))
    expect(lista.candidatos.find(({ colaboradorId }) => colaboradorId === fora)).toMatchObject({
      faixa: 'nao_pode',
      porques: [{ ok: false, texto: 'Está fora desde 01/11/2026.' }],
    })
  })

  it('is refused to an unhealthy post while pregnant, by what was registered on the file alone', async () => {
    const { posto, processoId, reserva } = await buracoDeNoite()
    await sql`update posto_vigencia set insalubridade = 20 where posto_id = ${posto.id}`.execute(rh.db)
    const id = await folguista(reserva, 'Rosa Gestante')
    const data = await primeiroBuraco(posto)
    const podem = async () =>
      (await candidatos(gestor, posto.id, data, processoId)).candidatos.flatMap(({ colaboradorId, faixa }) =>
        faixa === 'nao_pode' ? [] : [colaboradorId],
      )
    expect(await podem()).toContain(id)
    const cadastro = await rh.as('cadastro')
    await cadastro.call('POST /api/colaborador/estabilidades', {
      body: {
        id,
        dados: {
          tipo: 'GESTANTE',
          inicio: '2026-11-03',
          marco: '2027-05-10',
          marcoPrevisto: true,
          documento: 'Exame entregue ao Sesmt',
        },
      },
    })
    expect(await podem()).not.toContain(id)
    expect(await gestor.try('POST /api/cobertura/escalar', um(posto.id, processoId, id, data))).toMatchObject(
      {
        status: 422,
        body: {
          pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'INSALUBRE_PROTEGIDO' })]),
        },
      },
    )
  })

  it('has alerts that are accepted before the person is sent', async () => {
    const { posto, processoId } = await buracoDeNoite()
    const outroCargo = await criarPosto(rh.db, {
      escala: 'Folguista de teste',
      quantidade: 1,
      contratoId: posto.contratoId,
    })
    await sql`update posto set cargo_id = (select id from cargo where id <> cargo_id and not aso_de_risco
      and id not in (select cargo_id from posto where id = ${posto.id}) order by id limit 1) where id = ${outroCargo.id}`.execute(
      rh.db,
    )
    const id = await criarNoPosto(rh.db, outroCargo, 'Outro Cargo', '2025-02-03')
    const data = await primeiroBuraco(posto)
    const semAceitar = { body: { postoId: posto.id, processoId, datas: [data], colaboradorId: id } }
    expect(await gestor.try('POST /api/cobertura/escalar', semAceitar)).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'CARGO_DIFERENTE', severidade: 'alerta' }] },
    })
    const { feitas } = await gestor.call('POST /api/cobertura/escalar', um(posto.id, processoId, id, data))
    const { rows } = await sql<{
      alertas: unknown
    }>`select alertas from alocacao where id = ${feitas[0]?.id ?? 0}`.execute(rh.db)
    expect(rows).toMatchObject([{ alertas: [{ codigo: 'CARGO_DIFERENTE' }] }])
  })
})

describe('two people at the same moment', () => {
  it('cannot send one person to two places: one wins, the other is told who and when', async () => {
    const [aqui, ali] = [await buracoDeNoite(), await buracoDeNoite()]
    const id = await folguista(aqui.reserva, 'Valdir Disputado')
    const data = await primeiroBuraco(aqui.posto)
    const respostas = await Promise.all([
      gestor.try('POST /api/cobertura/escalar', um(aqui.posto.id, aqui.processoId, id, data)),
      coordenador.try('POST /api/cobertura/escalar', um(ali.posto.id, ali.processoId, id, data)),
    ])
    expect(respostas.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    const perdeu = respostas.find(({ status }) => status === 409)
    expect(perdeu?.body).toMatchObject({
      mensagem: expect.stringMatching(/^Valdir Disputado já cobre em .* às \d\d:\d\d\)/),
    })
  })

  it('cannot cover one hole twice', async () => {
    const { posto, processoId, reserva } = await buracoDeNoite()
    const data = await primeiroBuraco(posto)
    const gente = [await folguista(reserva, 'Um Folguista'), await folguista(reserva, 'Outro Folguista')]
    const respostas = await Promise.all(
      gente.map((id, i) =>
        (i === 0 ? gestor : coordenador).try(
          'POST /api/cobertura/escalar',
          um(posto.id, processoId, id, data),
        ),
      ),
    )
    expect(respostas.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    expect(respostas.find(({ status }) => status === 409)?.body).toMatchObject({
      mensagem: expect.stringMatching(/Folguista já cobre em 2\d\/11\/2026/),
    })
  })
})

describe('the scope', () => {
  it('hides the contracts of another Gestor: board, people, and whatever is written', async () => {
    const { posto, processoId, reserva } = await buracoDeNoite({ noEscopo: false })
    const id = await folguista(reserva, 'De Outro Contrato')
    const contratoId = String(posto.contratoId)
    const data = '2026-11-21'
    const respostas = await Promise.all([
      gestor.try('GET /api/cobertura/quadro', { query: { contratoId } }),
      gestor.try('GET /api/cobertura/candidatos', {
        query: { postoId: String(posto.id), data, processoId: String(processoId) },
      }),
      gestor.try('POST /api/cobertura/escalar', um(posto.id, processoId, id, data)),
    ])
    expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404])
    const meu = await buracoDeNoite()
    const deFora = um(meu.posto.id, meu.processoId, id, await primeiroBuraco(meu.posto))
    expect((await gestor.try('POST /api/cobertura/escalar', deFora)).status).toBe(404)
    const feitas = await coordenador.call('POST /api/cobertura/escalar', um(posto.id, processoId, id, data))
    expect(
      (await gestor.try('POST /api/cobertura/dispensar', { body: { coberturas: feitas.feitas } })).status,
    ).toBe(404)
  })
})

describe('the consent of the client', () => {
  it('is kept with its file, shown as such, and may be taken back', async () => {
    const { posto, processoId } = await buracoDeNoite()
    const data = await primeiroBuraco(posto)
    const arquivo = new File(['%PDF-1.4 autorização'], 'autorizacao.pdf', { type: 'application/pdf' })
    const enviado = await gestor.call('POST /api/cobertura/arquivo', { arquivo })
    const body = {
      postoId: posto.id,
      processoId,
      datas: [data],
      autorizadoPor: 'Sra. Lia, fiscal do contrato',
      arquivoId: enviado.id,
    }
    expect((await coordenador.try('POST /api/cobertura/autorizar', { body })).status).toBe(400)
    const { feitas } = await gestor.call('POST /api/cobertura/autorizar', { body })
    const dia = (await postoNoQuadro(gestor, posto))?.dias.find((umDia) => umDia.data === data)
    expect(dia).toMatchObject({ situacao: 'sem_cobertura', faltam: 0 })
    expect(dia?.buracos[0]?.cobertura).toMatchObject({ autorizadoPor: body.autorizadoPor, temArquivo: true })
    const id = String(feitas[0]?.id)
    expect((await gestor.try('GET /api/cobertura/autorizacao/:id', { params: { id } })).status).toBe(200)
    await gestor.call('POST /api/cobertura/dispensar', { body: { coberturas: feitas } })
    expect((await postoNoQuadro(gestor, posto))?.dias.find((umDia) => umDia.data === data)?.faltam).toBe(1)
  })
})

describe('a cover of many days', () => {
  it('is taken back on some of them, at once, and says of the others who had sent the person', async () => {
    const { posto, processoId, reserva } = await buracoDeNoite()
    const id = await folguista(reserva, 'Cobre Muitos Dias')
    const vagos = (await postoNoQuadro(gestor, posto))?.dias.filter(({ faltam }) => faltam > 0) ?? []
    const [um = '', dois = '', tres = '', quatro = ''] = vagos.map(({ data }) => data)
    // As a vacation or a leave that is told with who covers it leaves the row.
    await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo, processo_id, registrada_por, registrada_em)
      select ${id}, ${posto.id}, ${HOJE}::date, date '2026-12-01', 'folguista', ${processoId}, u.id, '2026-11-19T12:00:00Z'
        from usuario u where u.usuario = 'gestor'`.execute(rh.db)
    const coberturas = async () =>
      ((await postoNoQuadro(gestor, posto))?.dias ?? []).flatMap(({ data, buracos }) =>
        buracos.flatMap(({ cobertura }) => (cobertura ? [{ data, ...cobertura }] : [])),
      )
    const antes = await coberturas()
    const tirar = antes.flatMap(({ id: linha, data }) =>
      data === um || data === tres ? [{ tipo: 'pessoa' as const, id: linha, data }] : [],
    )
    expect(tirar).toHaveLength(2)
    expect(await coordenador.call('POST /api/cobertura/dispensar', { body: { coberturas: tirar } })).toEqual({
      desfeitas: 2,
    })
    const ficam = await coberturas()
    expect(ficam.map(({ data }) => data).slice(0, 2)).toEqual([dois, quatro])
    for (const { data, por, em } of ficam)
      expect({ por, em }).toEqual({
        por: antes.find((uma) => uma.data === data)?.por,
        em: antes.find((uma) => uma.data === data)?.em,
      })
  })
})

describe('a cover of a day that passed', () => {
  it('is taken back only with a reason, which the trail keeps', async () => {
    const { posto, processoId, reserva } = await buracoDeNoite()
    const id = await folguista(reserva, 'Faltou Depois')
    const data = await primeiroBuraco(posto)
    const { feitas } = await gestor.call('POST /api/cobertura/escalar', um(posto.id, processoId, id, data))
    rh.clock.irPara(noiteDe('2026-11-25'))
    const depois = await rh.as('gestor')
    const semMotivo = await depois.try('POST /api/cobertura/dispensar', { body: { coberturas: feitas } })
    expect(semMotivo).toMatchObject({ status: 400, body: { campos: { motivo: expect.any(String) } } })
    await depois.call('POST /api/cobertura/dispensar', {
      body: { coberturas: feitas, motivo: 'Não apareceu' },
    })
    const { rows } = await sql<{ mudancas: Record<string, unknown> }>`
      select mudancas from auditoria where tabela = 'alocacao' and operacao = 'UPDATE' and registro = ${id}`.execute(
      rh.db,
    )
    expect(rows.at(-1)?.mudancas).toMatchObject({ encerramento_motivo: [null, 'Não apareceu'] })
    rh.clock.irPara(AGORA)
    gestor = await rh.as('gestor')
    coordenador = await rh.as('coordenador.operacional')
  })
})

describe('the numbers of the board', () => {
  it('are those of its days, for everybody and for a Gestor', async () => {
    for (const client of [gestor, coordenador]) {
      const somado = { faltas: 0, turnos: 0, cobertos: 0, autorizados: 0 }
      let totais = somado
      for (let pagina = 1, total = 1; (pagina - 1) * 25 < total; pagina++) {
        const quadro = await client.call('GET /api/cobertura/quadro', { query: { pagina: String(pagina) } })
        ;({ total, totais } = quadro)
        for (const { faltam, buracos } of quadro.results.flatMap(({ dias }) => dias)) {
          somado.faltas += faltam
          somado.turnos += faltam > 0 ? 1 : 0
          const cobertas = buracos.flatMap(({ cobertura }) => cobertura ?? [])
          somado.cobertos += cobertas.filter(({ tipo }) => tipo !== 'sem_cobertura').length
          somado.autorizados += cobertas.filter(({ tipo }) => tipo === 'sem_cobertura').length
        }
      }
      expect(somado).toEqual(totais)
      expect(await client.call('GET /api/cobertura/resumo', { query: {} })).toEqual(totais)
      expect(totais.faltas).toBeGreaterThan(0)
    }
  })

  it('put the nearest holes first, or follow the places', async () => {
    const primeiros = (dias: readonly { readonly faltam: number }[]) => {
      const dia = dias.findIndex(({ faltam }) => faltam > 0)
      return dia < 0 ? 99 : dia
    }
    const { results } = await coordenador.call('GET /api/cobertura/quadro')
    const ordem = results.map(({ dias }) => primeiros(dias))
    expect(ordem).toEqual(ordem.toSorted((a, b) => a - b))
    const porLocal = await coordenador.call('GET /api/cobertura/quadro', { query: { ordem: 'local' } })
    const contratos = porLocal.results.map(({ contrato }) => contrato)
    expect(contratos).toEqual(contratos.toSorted())
  })
})
